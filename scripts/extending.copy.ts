/** A copy of the repository, to which something can be added. */

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../cli/node.mjs'

const WORKSPACES = ['core', 'games', 'bots', 'analysis', 'protocol', 'server', 'cli', 'bench', 'web', 'e2e']
const FILES = ['tsconfig.json', 'tsconfig.engine.json', 'package.json', 'vitest.config.ts']

export class RepositoryCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'windward-extended-'))

  constructor() {
    for (const path of [...WORKSPACES, 'scripts', ...FILES]) {
      cpSync(join(ROOT, path), join(this.#folder, path), {
        recursive: true,
        filter: (from) => !/\/(node_modules|dist|fixtures|results|[.]svelte-check)$/.test(from),
      })
    }
    for (const folder of ['.', ...WORKSPACES]) this.#borrowModules(folder)
    for (const name of WORKSPACES) this.#link(join(this.#folder, name), join('node_modules/@windward', name))
  }

  /** Where something of it lies. */
  path(of: string): string {
    return join(this.#folder, of)
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  list(folder: string): readonly string[] {
    return readdirSync(join(this.#folder, folder))
  }

  read(path: string): string {
    return readFileSync(join(this.#folder, path), 'utf8')
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.#folder, path)), { recursive: true })
    writeFileSync(join(this.#folder, path), text)
  }

  edit(path: string, ...changes: readonly (readonly [from: string, to: string])[]): void {
    let text = this.read(path)
    for (const [from, to] of changes) {
      if (!text.includes(from)) throw new Error(`${path} no longer has: ${from}`)
      text = text.replace(from, () => to)
    }
    this.write(path, text)
  }

  /** `more` follows what stands there already. */
  add(path: string, after: string, more: string): void {
    this.edit(path, [after, after + more])
  }

  run(...args: readonly string[]) {
    return spawnSync(process.execPath, args, { cwd: this.#folder, encoding: 'utf8' })
  }

  /** What the compiler has to say. */
  check(project: string): string {
    return this.run('node_modules/@typescript/native/bin/tsc', '-p', project, '--pretty', 'false').stdout
  }

  /** Packages are the repository's; ours are the copy's. */
  #borrowModules(folder: string): void {
    const from = join(ROOT, folder, 'node_modules')
    let names: readonly string[] = []
    try {
      names = readdirSync(from)
    } catch {
      return
    }
    for (const name of names) if (name !== '@windward') this.#link(join(from, name), join(folder, 'node_modules', name))
  }

  #link(to: string, path: string): void {
    const at = join(this.#folder, path)
    mkdirSync(dirname(at), { recursive: true })
    symlinkSync(to, at)
  }
}
