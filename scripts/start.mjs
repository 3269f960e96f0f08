import { become, ROOT } from '../cli/node.mjs'
import { bootstrap } from './bootstrap.mjs'
import { buildWeb } from './web.mjs'

const node = bootstrap()
become(node, [`${ROOT}cli/main.ts`, 'serve', '--web', buildWeb(node), ...process.argv.slice(2)])
