import { become, ROOT } from '../cli/node.mjs'
import { bootstrap } from './bootstrap.mjs'

become(bootstrap(), [`${ROOT}cli/main.ts`, 'play', 'haendler', ...process.argv.slice(2)])
