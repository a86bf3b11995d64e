/** The arrows of the house: shells → features → capabilities → knowledge → kit, and never sideways. */
const serverCode = '(^src/server/|/server/)'
const areas = 'express|heal|discover|community'
/** Tests may stand on both sides of a wire: the client's, and the node it talks to. */
const testFile = '\\.(test|case)\\.tsx?$'
const testCode = '(\\.(test|case)\\.tsx?$|/testing/)'
const webCode = '(^src/web/|/web/)'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two rooms that need each other are one room.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'kit-knows-nobody',
      severity: 'error',
      from: { path: '^src/kit/' },
      to: { path: '^src/(knowledge|capabilities|features|server|web)/' },
    },
    {
      name: 'knowledge-is-pure',
      comment: 'What the product knows needs no network, no store and no screen: text and languages alone.',
      severity: 'error',
      from: { path: '^src/knowledge/', pathNot: testCode },
      to: { path: '.', pathNot: ['^src/knowledge/', '^src/kit/(text|i18n)/[^/]+\\.ts$'] },
    },
    {
      name: 'capabilities-know-the-kit-alone',
      severity: 'error',
      from: { path: '^src/capabilities/' },
      to: { path: '^src/(features|server|web)/' },
    },
    {
      name: 'features-do-not-know-the-shells',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(server|web)/' },
    },
    {
      name: 'no-feature-knows-another',
      comment: 'Two screens of one area are two features; what both need is a capability.',
      severity: 'error',
      from: { path: `^src/features/(${areas})/([^/]+)/` },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/$2/', '^src/features/$1/words/'] },
    },
    {
      name: 'no-feature-without-area-knows-another',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: `^src/features/(${areas})/` },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'pure-code-runs-anywhere',
      comment: 'A file outside of server and web folders must not reach into either.',
      severity: 'error',
      from: { path: '^src/(kit|knowledge|capabilities|features)/', pathNot: [serverCode, webCode, testFile] },
      to: { path: ['^src/.*/(server|web)/'] },
    },
    {
      name: 'browser-code-keeps-off-the-server',
      comment: 'Types are welcome: a contract is written once and read on both sides.',
      severity: 'error',
      from: { path: webCode, pathNot: [serverCode, testFile] },
      to: { path: serverCode, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-code-keeps-off-the-browser',
      severity: 'error',
      from: { path: serverCode, pathNot: testFile },
      to: { path: webCode },
    },
    {
      name: 'no-zod-in-the-browser',
      comment: 'The browser takes types from the contracts and nothing else.',
      severity: 'error',
      from: { path: webCode, pathNot: testFile },
      to: { path: '(node_modules/zod/|/contract\\.ts$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|png|woff2)$' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    builtInModules: { add: ['node:sqlite'] },
  },
}
