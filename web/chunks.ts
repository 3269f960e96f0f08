/** Which modules are fetched together: each file that is fetched costs the press that opens a table 0.4 ms. */

interface Module {
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly isEntry: boolean
}

interface Modules {
  getModuleInfo(id: string): Module | null
}

const TABLE = /[\\/]pages[\\/]Play\.svelte$/
const ANALYSIS = /[\\/]pages[\\/]Analysis\.svelte$/
const FACE = /[\\/]games[\\/]\w+[\\/]index\.ts$/
/** Pages that show no table, and what is there before any page. */
const ELSEWHERE = /[\\/](pages[\\/](About|Home|Invite|New|Online|Recover|Settings)\.svelte|main\.ts|index\.html)$/

/** What is built with the page and lives beside it. */
const WORKER = /[\\/](worker|printer|engraver)\.ts$/

/**
 * What every table needs and no page without one is a single file; what an analysis needs as well is another. What a
 * worker may fetch is in neither, since a worker has no page to put the rest on.
 */
export function atTables(id: string, modules: Modules): string | null {
  if (isForWorkers(id, modules)) return null
  const roots = [...leadingTo(id, modules)]
  const has = (page: RegExp) => roots.some((root) => page.test(root))
  if (roots.includes(id) || !has(TABLE) || has(ELSEWHERE)) return null
  if (has(ANALYSIS)) return 'board'
  // An analysis fetches the face of one game: what only some of them need is left as it is.
  return has(FACE) ? null : 'table'
}

/** Svelte's own part for fields that are typed or chosen in: few pages have some, and no table. */
export function fieldsFile(id: string): string | null {
  return /svelte[\\/].*[\\/]bindings[\\/](input|select)\.js$/.test(id) ? 'fields' : null
}

/** What is fetched by itself and cannot do without the module. */
function leadingTo(id: string, modules: Modules, seen = new Set<string>(), roots = new Set<string>()): Set<string> {
  if (seen.has(id)) return roots
  seen.add(id)
  const module = modules.getModuleInfo(id)
  if (module?.isEntry || (module?.dynamicImporters.length ?? 0) > 0) roots.add(id)
  for (const importer of module?.importers ?? []) leadingTo(importer, modules, seen, roots)
  return roots
}

/** Whether a worker comes to it, at once or when it is asked for. */
function isForWorkers(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
  return WORKER.test(id) || [...importers, ...dynamicImporters].some((each) => isForWorkers(each, modules, seen))
}
