// The fourteen walls of CONTRIBUTING.md. Each is broken once, on purpose, by tools/walls.test.ts.
const plugin = '^plugins/(question-types|form-modes|workflow-nodes|system-pages)/([^/]+)/'
/** What of a system page runs in Node. */
const serverHalf = '^plugins/system-pages/[^/]+/(server|migrations)/'
const pureRole =
  '^plugins/[^/]+/[^/]+/(definition|contract|validator|statistics|formatter|addresses|parse|posted|public)\\.ts$'
// Families may have hooks, which only renderers use.
const pure = `${pureRole}|^plugins/_families/.+/(?!use-|server\\.ts$)[^/]+\\.ts$|^src/shared/|^src/plugin-sdk/index\\.ts$`
const tests =
  '\\.(test|property\\.test|contract\\.test|browser\\.test|stories)\\.tsx?$|/testing/|/testing(-setup)?\\.ts$|^src/registry/contract/'

/** One door for each third-party package (wall 10): who may import it. */
const doors = {
  jotai: '^src/state/|\\.atoms\\.ts$',
  ofetch: '^src/api/',
  i18next: '^src/i18n/',
  'react-i18next': '^src/i18n/',
  'crypto-js': '^src/captcha/',
  'radix-ui': '^design-system/',
  '@radix-ui': '^design-system/',
  'class-variance-authority': '^design-system/',
  sonner: '^design-system/toast/',
  '@tiptap': '^design-system/rich-text-editor/',
  'lucide-react': '^design-system/icon/',
  qrcode: '^design-system/qr-code/',
  kysely: '^server/(db|page-sdk)/|/repository\\.ts$|repository\\.ts$',
  pg: '^server/db/',
  re2js: '^src/shared/form/pattern-re2\\.ts$',
  sharp: '^server/modules/(file|captcha/draw)/',
  '@fastify/websocket': '^server/modules/realtime/',
  ws: '^server/modules/realtime/',
  yazl: '^server/sheet/',
  nodemailer: '^server/modules/mail/',
  '@node-rs/argon2': '^server/modules/auth/',
  '@dnd-kit': '^src/features/designer/|^design-system/tags-view/',
  cmdk: '^design-system/command-palette/',
  '@codemirror': '^design-system/code-editor/',
}

/**
 * The order of the server's modules, lowest first (wall 13): each may use those of earlier lines. A module that is not
 * named here stands above all of them, so a new one needs no line until another wants to stand on it.
 */
const order = [
  ['captcha', 'job', 'setting'],
  ['event'],
  ['system'],
  ['auth'],
  ['realtime'],
  ['config', 'dept', 'licence', 'online', 'people', 'process'],
  ['mail', 'menu', 'one-time-code', 'user'],
  ['dict', 'operation-log', 'post', 'provider', 'registration', 'role'],
  ['form'],
  ['submission', 'template'],
  ['file', 'receipt'],
  ['statistics'],
]
const modules = (names) => `^server/modules/(${names.join('|')})/`
const namedModules = modules(order.flat())
/** Rules that keep each line from those above it and from its neighbours in the same line. */
const upwards = order.flatMap((line, at) => [
  {
    name: 'wall-13-modules-stand-on-lower-ones',
    severity: 'error',
    from: { path: modules(line), pathNot: tests },
    to: { path: '^server/modules/', pathNot: modules(order.slice(0, at + 1).flat()) },
  },
  {
    name: 'wall-13-modules-stand-on-lower-ones',
    severity: 'error',
    from: { path: modules(line), pathNot: tests },
    to: { path: modules(line), pathNot: '^server/modules/$1/' },
  },
])

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'wall-1-plugins-are-islands',
      comment:
        'Delete a plugin folder and nothing breaks: it imports its own folder, families, SDK, design system, shared.',
      severity: 'error',
      from: { path: plugin },
      to: { path: '^plugins/', pathNot: ['^plugins/$1/$2/', '^plugins/_families/'] },
    },
    {
      name: 'wall-1-plugins-use-the-sdk-only',
      severity: 'error',
      from: { path: '^plugins/', pathNot: `${serverHalf}|${tests}` },
      to: { path: '^(src|server|tools|e2e)/', pathNot: '^src/(plugin-sdk|shared)/' },
    },
    {
      name: 'wall-1-server-halves-use-their-door-only',
      comment: 'What a page’s server half has of the server is one file, server/page-sdk, so that it is known.',
      severity: 'error',
      from: { path: serverHalf, pathNot: tests },
      to: {
        path: '^(src|server|tools|e2e)/',
        pathNot: '^src/(plugin-sdk/index\\.ts|shared/)|^server/page-sdk/index\\.ts$',
      },
    },
    {
      name: 'wall-1-the-door-is-for-pages',
      severity: 'error',
      from: { path: '^(src|server|design-system|plugins)/', pathNot: `${serverHalf}|${tests}` },
      to: { path: '^server/page-sdk/' },
    },
    {
      name: 'wall-2-core-knows-no-plugin',
      comment: 'The core knows no type by name; plugins are found by the globs of the registries.',
      severity: 'error',
      from: { path: '^(src|server|design-system)/', pathNot: `^(src/registry|server/plugins)/|${tests}` },
      to: { path: '^plugins/' },
    },
    {
      name: 'wall-3-pure-files-stay-pure',
      comment: 'The same code runs in the browser and in Node.',
      severity: 'error',
      from: { path: pure, pathNot: tests },
      to: {
        reachable: true,
        path: 'node_modules/(react|react-dom|@radix-ui|i18next|jotai)/|^design-system/|^src/plugin-sdk/(ui|designer|page|server|testing)|\\.tsx$',
      },
    },
    {
      name: 'wall-3-pure-files-no-node',
      severity: 'error',
      from: { path: pure, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'wall-4-public-side-links-definitions-by-type',
      comment:
        'Keeps the schema library and every schema out of the public page. A page gets its parameters parsed, so it has no need either.',
      severity: 'error',
      from: {
        path: '^plugins/(question-types/[^/]+/(renderer|plain|validator|formatter|statistics|addresses|parse|posted)|system-pages/[^/]+/)[^/]*\\.tsx?$',
        pathNot: tests,
      },
      to: { path: '/definition\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'wall-5-browser-never-server',
      severity: 'error',
      from: {
        path: '^(src|design-system)/|^plugins/.+\\.tsx$|^plugins/system-pages/',
        pathNot: `${tests}|${serverHalf}|^src/plugin-sdk/server`,
      },
      to: { path: `^server/|^plugins/.+/(server|judge)\\.ts$|${serverHalf}|^src/plugin-sdk/server` },
    },
    {
      name: 'wall-6-server-never-ui',
      severity: 'error',
      from: { path: `^server/|${serverHalf}`, pathNot: tests },
      to: { reachable: true, path: 'node_modules/(react|react-dom)/|\\.tsx$|^design-system/' },
    },
    {
      name: 'wall-6-server-uses-shared-and-sdk-only',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: { path: '^src/', pathNot: '^src/(shared|plugin-sdk/(index|server)\\.ts)' },
    },
    {
      name: 'wall-7-design-system-is-a-leaf',
      severity: 'error',
      from: { path: '^design-system/' },
      to: { path: '^(src|plugins|server|locales|tools|e2e)/' },
    },
    {
      name: 'wall-8-features-are-islands',
      comment: 'Compose features in src/routes.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'wall-9-public-page-stays-small',
      severity: 'error',
      from: { path: '^src/(entries/fill\\.tsx|features/fill/|form-view/)', pathNot: tests },
      to: {
        reachable: true,
        // zod is missing here on purpose: contracts are linked by type, which reachability cannot tell from value. The
        // bundle budget proves that zod stays out of the built page.
        path: '^src/(shell|router|routes|state|api|i18n)/|^src/session/(?!token\\.ts)|^src/features/(?!fill/)|^plugins/|node_modules/(jotai|i18next|@tanstack|radix-ui|@radix-ui)/',
      },
    },
    ...Object.entries(doors).map(([name, door]) => ({
      name: `wall-10-one-door-${name.replaceAll('/', '-').replace('@', 'at-')}`,
      severity: 'error',
      from: { path: '^(src|plugins|design-system|server)/', pathNot: `${door}|${tests}` },
      to: { path: `node_modules/${name}/` },
    })),
    {
      name: 'wall-11-routes-speak-no-sql',
      severity: 'error',
      from: { path: `^server/modules/.+routes\\.ts$|${serverHalf}.*routes\\.ts$` },
      to: { path: 'node_modules/(kysely|pg)/|^server/db/(?!tables)|repository\\.ts$' },
    },
    {
      name: 'wall-11-services-know-no-http',
      severity: 'error',
      from: { path: `^server/modules/.+(service|repository)\\.ts$|${serverHalf}.+\\.ts$` },
      to: { path: 'node_modules/fastify/' },
    },
    ...upwards,
    {
      name: 'wall-13-modules-stand-on-lower-ones',
      comment: 'Those above all others know nothing of each other.',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/', pathNot: `${namedModules}|${tests}` },
      to: { path: '^server/modules/', pathNot: `${namedModules}|^server/modules/$1/` },
    },
    {
      name: 'wall-13-the-ground-knows-no-module',
      comment: 'The kernel gets what it needs through ports (server/http/guards.ts); modules are found by a glob.',
      severity: 'error',
      from: {
        path: '^server/(kernel|http|db|secret|sheet|thread|[^/]+\\.ts)',
        pathNot: `^server/(main|sign-in-links)\\.ts$|${tests}`,
      },
      to: { path: '^server/modules/' },
    },
    {
      name: 'wall-13-modules-do-not-know-the-roof',
      severity: 'error',
      from: { path: '^server/modules/', pathNot: tests },
      to: { path: '^server/(app|main)\\.ts$|^server/plugins/modules\\.ts$' },
    },
    {
      name: 'wall-14-only-routes-mount-the-frame',
      comment: 'What screens and the SDK share with the frame of the console is in src/console-kit.',
      severity: 'error',
      from: { path: '^src/(?!shell/|routes/|entries/)', pathNot: tests },
      to: { path: '^src/shell/' },
    },
    {
      name: 'wall-14-console-kit-knows-no-screen',
      severity: 'error',
      from: { path: '^src/console-kit/', pathNot: tests },
      to: { path: '^src/(shell|features|routes|entries|registry|plugin-sdk)/' },
    },
    {
      name: 'wall-12-no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|build|data)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
