import { obeysTheLaws } from '@windward/core/laws.ts'
import { test } from 'vitest'
import { marauders } from './index.ts'
import { census } from './view.ts'

const options = [{}, { events: 15 }, { glory: 8, events: 20 }]

obeysTheLaws(marauders, { conserved: census, games: 16, samples: 4, options }, test)
