import { obeysTheLaws } from '@windward/core/laws.ts'
import { test } from 'vitest'
import { karibik } from './index.ts'
import { kit } from './laws.ts'

obeysTheLaws(karibik, kit, test)
