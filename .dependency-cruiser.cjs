/** Data flows one way and so do imports. Each layer may use those before it, never those beside or after it. */
const LAYERS = [['core'], ['games'], ['bots'], ['analysis'], ['protocol'], ['server'], ['web', 'cli']]
/** May use anything; used by nothing. */
const ON_TOP = ['bench', 'e2e', 'scripts']

const ENGINE = '^(core|games|bots|analysis)/'
const TEST = '[.]test[.]ts$'
/** Programs that make the bots' weights; no part of the engine. */
const TRAINING = '^bots/train/'

const layers = LAYERS.flatMap((layer, i) =>
  layer.map((folder) => {
    const later = [...layer.filter((beside) => beside !== folder), ...LAYERS.slice(i + 1).flat(), ...ON_TOP]
    return forbid(`${folder}-looks-up`, { path: `^${folder}/`, pathNot: TRAINING }, { path: `^(${later.join('|')})/` })
  }),
)

module.exports = {
  forbidden: [
    ...layers,
    forbid('game-knows-game', { path: '^games/([^/]+)/' }, { path: '^games/[^/]+/', pathNot: '^games/$1/' }),
    forbid('engine-knows-platform', { path: ENGINE, pathNot: [TEST, TRAINING] }, { dependencyTypes: ['core'] }),
    forbid(
      'engine-uses-package',
      { path: ENGINE, pathNot: [TEST, '^core/(laws|laws.trial|words.laws)[.]ts$'] },
      { path: '(^|/)node_modules/' },
    ),
    forbid(
      'laws-use-package',
      { path: '^core/laws(.trial)?[.]ts$' },
      { path: '(^|/)node_modules/', pathNot: 'node_modules/fast-check/' },
    ),
    forbid(
      'words-use-package',
      { path: '^core/words.laws[.]ts$' },
      { path: '(^|/)node_modules/', pathNot: 'node_modules/intl-messageformat/' },
    ),
    forbid('circle', {}, { circular: true }),
    forbid('test-is-used', {}, { path: TEST }),
    forbid('outside', {}, { path: ['^[.][.]/', '^shared/'] }),
    forbid('not-found', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: ['^coverage/', '/revisions/', '^e2e/results/', '^web/[.]svelte-check/', '(^|/)dist/', '^virtual:'],
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.mjs', '.cjs', '.js', '.json'],
    },
  },
}

function forbid(name, from, to) {
  return { name, severity: 'error', from, to }
}
