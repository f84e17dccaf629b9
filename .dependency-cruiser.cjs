const NAMELESS = '/(util|utils|helper|helpers|misc|common)[/.]'
const ELSEWHERE = ['node_modules/', '^lib/generated/', '^scripts/']

/**
 * The import law: app → components → lib, pure rules at the bottom, one door to the database. There is no list of exceptions.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', comment: 'Every import leads somewhere.', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'components-below-app', severity: 'error', from: { path: '^components/' }, to: { path: '^(app/|lib/server/)' } },
    { name: 'lib-below-all', severity: 'error', from: { path: '^lib/' }, to: { path: '^(app|components)/' } },
    {
      name: 'table-is-pure',
      comment: 'lib/table knows nothing but itself: no package, no Node, no other folder.',
      severity: 'error',
      from: { path: '^lib/table/' },
      to: { pathNot: '^lib/table/' },
    },
    {
      name: 'pads-are-pure',
      comment: 'A pad knows lib/table and its own folder. One pad never imports another.',
      severity: 'error',
      from: { path: '^lib/pads/([^/]+)/' },
      to: { pathNot: ['^lib/table/', '^lib/pads/$1/'] },
    },
    {
      name: 'exchange-and-codecs-are-pure',
      comment: 'They run in the browser, on the server and in tests alike.',
      severity: 'error',
      from: { path: '^lib/(codecs|exchange|registry)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'one-door-to-the-database',
      severity: 'error',
      from: { pathNot: '^lib/(server|generated)/' },
      to: { path: '(^lib/generated/|node_modules/(@prisma/|\\.prisma/|prisma/|@photostructure/))' },
    },
    {
      name: 'server-stays-on-the-server',
      comment: 'What runs in a browser, and what runs anywhere, does not know the server.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/(server|generated)/' },
      to: { path: '^lib/server/' },
    },
    {
      name: 'client-stays-in-the-browser',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/client/' },
      to: { path: '^lib/client/' },
    },
    {
      name: 'scripts-only-for-the-server',
      comment: 'What the scripts share with the app, they share with lib/server.',
      severity: 'error',
      from: { path: '^(app|components|lib)/', pathNot: '^lib/server/' },
      to: { path: '^scripts/' },
    },
    { name: 'no-tests-in-the-app', severity: 'error', from: {}, to: { path: '^(tests|e2e|bench)/' } },
    {
      name: 'no-barrels',
      comment: 'Import the file that has it.',
      severity: 'error',
      from: {},
      to: { path: '^(app|components|lib)/.*index\\.tsx?$', pathNot: '^lib/generated/' },
    },
    {
      name: 'no-barrels-to-nowhere',
      severity: 'error',
      from: { path: '^(app|components|lib)/(?!generated/).*index\\.tsx?$', orphan: true },
      to: {},
    },
    {
      name: 'a-name-says-what-is-in-it',
      comment: 'No utils, helpers, misc or common.',
      severity: 'error',
      from: {},
      to: { path: NAMELESS, pathNot: ELSEWHERE },
    },
    {
      name: 'a-name-says-what-is-in-it-also-unused',
      severity: 'error',
      from: { path: NAMELESS, pathNot: ELSEWHERE, orphan: true },
      to: {},
    },
    {
      name: 'not-to-dev-dependencies',
      severity: 'error',
      from: { path: '^(app|components|lib)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^lib/generated/'] },
    exclude: { path: ['\\.next/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
}
