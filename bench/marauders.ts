import { marauders } from '@windward/games/marauders/index.ts'
import { bench } from './main.ts'

await bench(marauders, process.argv.slice(2))
