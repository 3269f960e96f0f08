import { haendler } from '@windward/games/haendler/index.ts'
import { bench } from './main.ts'

await bench(haendler, process.argv.slice(2))
