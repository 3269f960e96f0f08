import { test } from 'vitest'
import { obeysTheLaws } from '../../core/laws.ts'
import { conserved } from './given.ts'
import { karibik } from './index.ts'

const options = [
  {},
  { handOver: true },
  { handOver: true, handOverDelivers: true, delivery: 'adjacent', colours: 'drawn' },
]

obeysTheLaws(karibik, { conserved, options }, test)
