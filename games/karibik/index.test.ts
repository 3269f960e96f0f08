import { obeysTheLaws } from '@windward/core/laws.ts'
import { test } from 'vitest'
import { conserved } from './given.ts'
import { karibik } from './index.ts'

const options = [
  {},
  { handOver: true },
  { handOver: true, handOverDelivers: true, delivery: 'adjacent', colours: 'drawn' },
]

obeysTheLaws(karibik, { conserved, options }, test)
