import { obeysTheLaws } from '@windward/core/laws.ts'
import { test } from 'vitest'
import { haendler } from './index.ts'
import { census } from './state.ts'

const OPTIONS = [
  {},
  { deck: 'reconstructionB', expeditionAfterBust: true },
  { deck: 'portRoyal' },
  { jester: 'others' },
]

obeysTheLaws(haendler, { conserved: census, options: OPTIONS }, test)
