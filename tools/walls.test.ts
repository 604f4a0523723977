// Each import wall is broken once, in a throw-away tree, and must be reported by name.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const a = 'plugins/question-types/a'
const b = 'plugins/question-types/b'
const page = 'plugins/system-pages/a'
const empty = 'export default {}\n'

/** Files that break one wall, and the rule that must say so. */
const cases: readonly { readonly rule: string; readonly files: Readonly<Record<string, string>> }[] = [
  {
    rule: 'wall-1-plugins-are-islands',
    files: {
      [`${a}/renderer.tsx`]: `import x from '../b/definition.ts'\nexport default x\n`,
      [`${b}/definition.ts`]: empty,
    },
  },
  {
    rule: 'wall-1-plugins-use-the-sdk-only',
    files: {
      [`${a}/designer.tsx`]: `import x from '../../../src/shell/menu.ts'\nexport default x\n`,
      'src/shell/menu.ts': empty,
    },
  },
  {
    rule: 'wall-2-core-knows-no-plugin',
    files: {
      'src/features/designer/palette.ts': `import x from '../../../plugins/question-types/a/definition.ts'\nexport default x\n`,
      [`${a}/definition.ts`]: empty,
    },
  },
  {
    rule: 'wall-3-pure-files-stay-pure',
    files: {
      [`${a}/validator.ts`]: `import './helper.ts'\nexport default {}\n`,
      [`${a}/helper.ts`]: `import 'react'\n`,
    },
  },
  { rule: 'wall-3-pure-files-no-node', files: { 'src/shared/form/x.ts': `import 'node:fs'\n` } },
  {
    rule: 'wall-4-public-side-links-definitions-by-type',
    files: {
      [`${a}/validator.ts`]: `import x from './definition.ts'\nexport default x\n`,
      [`${a}/definition.ts`]: empty,
    },
  },
  {
    rule: 'wall-4-public-side-links-definitions-by-type',
    files: {
      'plugins/system-pages/a/renderer.tsx': `import page from './definition.ts'\nexport default page\n`,
      'plugins/system-pages/a/definition.ts': empty,
    },
  },
  {
    rule: 'wall-1-plugins-are-islands',
    files: {
      'plugins/system-pages/a/parts.tsx': `import x from '../b/parts.tsx'\nexport default x\n`,
      'plugins/system-pages/b/parts.tsx': empty,
    },
  },
  {
    rule: 'wall-1-plugins-use-the-sdk-only',
    files: {
      'plugins/system-pages/a/renderer.tsx': `import x from '../../../src/shell/menu.ts'\nexport default x\n`,
      'src/shell/menu.ts': empty,
    },
  },
  {
    rule: 'wall-5-browser-never-server',
    files: { 'src/api/x.ts': `import x from '../../server/env.ts'\nexport default x\n`, 'server/env.ts': empty },
  },
  {
    rule: 'wall-1-server-halves-use-their-door-only',
    files: {
      [`${page}/server/routes.ts`]: `import x from '../../../../server/http/route.ts'\nexport default x\n`,
      'server/http/route.ts': empty,
    },
  },
  {
    rule: 'wall-1-the-door-is-for-pages',
    files: {
      'server/modules/x/routes.ts': `import x from '../../page-sdk/index.ts'\nexport default x\n`,
      'server/page-sdk/index.ts': empty,
    },
  },
  {
    rule: 'wall-5-browser-never-server',
    files: {
      [`${page}/use-x.ts`]: `import x from './server/service.ts'\nexport default x\n`,
      [`${page}/server/service.ts`]: empty,
    },
  },
  {
    rule: 'wall-6-server-never-ui',
    files: { [`${page}/server/service.ts`]: `import '../y.ts'\n`, [`${page}/y.ts`]: `import 'react'\n` },
  },
  {
    rule: 'wall-10-one-door-kysely',
    files: { [`${page}/server/service.ts`]: `import 'kysely'\n` },
  },
  {
    rule: 'wall-11-routes-speak-no-sql',
    files: {
      [`${page}/server/routes.ts`]: `import x from './repository.ts'\nexport default x\n`,
      [`${page}/server/repository.ts`]: empty,
    },
  },
  { rule: 'wall-11-services-know-no-http', files: { [`${page}/server/service.ts`]: `import 'fastify'\n` } },
  {
    rule: 'wall-6-server-never-ui',
    files: { 'server/x.ts': `import './y.ts'\n`, 'server/y.ts': `import 'react'\n` },
  },
  {
    rule: 'wall-6-server-uses-shared-and-sdk-only',
    files: { 'server/x.ts': `import x from '../src/i18n/x.ts'\nexport default x\n`, 'src/i18n/x.ts': empty },
  },
  {
    rule: 'wall-7-design-system-is-a-leaf',
    files: {
      'design-system/button/index.tsx': `import x from '../../src/i18n/x.ts'\nexport default x\n`,
      'src/i18n/x.ts': empty,
    },
  },
  {
    rule: 'wall-8-features-are-islands',
    files: {
      'src/features/designer/x.ts': `import x from '../statistics/x.ts'\nexport default x\n`,
      'src/features/statistics/x.ts': empty,
    },
  },
  {
    rule: 'wall-9-public-page-stays-small',
    files: {
      'src/entries/fill.tsx': `import '../features/fill/x.ts'\n`,
      'src/features/fill/x.ts': `import x from '../../shell/menu.ts'\nexport default x\n`,
      'src/shell/menu.ts': empty,
    },
  },
  { rule: 'wall-10-one-door-jotai', files: { 'src/shell/x.ts': `import 'jotai'\n` } },
  { rule: 'wall-10-one-door-ofetch', files: { 'src/shell/x.ts': `import 'ofetch'\n` } },
  { rule: 'wall-10-one-door-at-radix-ui', files: { 'src/shell/x.ts': `import '@radix-ui/react-dialog'\n` } },
  { rule: 'wall-10-one-door-kysely', files: { 'server/modules/x/service.ts': `import 'kysely'\n` } },
  {
    rule: 'wall-11-routes-speak-no-sql',
    files: {
      'server/modules/x/routes.ts': `import x from './repository.ts'\nexport default x\n`,
      'server/modules/x/repository.ts': empty,
    },
  },
  { rule: 'wall-11-services-know-no-http', files: { 'server/modules/x/service.ts': `import 'fastify'\n` } },
  {
    rule: 'wall-12-no-cycles',
    files: {
      'src/shell/x.ts': `import './y.ts'\nexport const x = 1\n`,
      'src/shell/y.ts': `import './x.ts'\nexport const y = 1\n`,
    },
  },
  {
    rule: 'wall-14-only-routes-mount-the-frame',
    files: {
      'src/features/forms/x.ts': `import x from '../../shell/x.ts'\nexport default x\n`,
      'src/shell/x.ts': empty,
    },
  },
  {
    rule: 'wall-14-only-routes-mount-the-frame',
    files: {
      'src/plugin-sdk/page.ts': `import x from '../shell/x.ts'\nexport default x\n`,
      'src/shell/x.ts': empty,
    },
  },
  {
    rule: 'wall-14-console-kit-knows-no-screen',
    files: {
      'src/console-kit/x.ts': `import x from '../features/forms/x.ts'\nexport default x\n`,
      'src/features/forms/x.ts': empty,
    },
  },
  {
    rule: 'wall-13-modules-stand-on-lower-ones',
    files: {
      'server/modules/auth/x.ts': `import x from '../form/x.ts'\nexport default x\n`,
      'server/modules/form/x.ts': empty,
    },
  },
  {
    // Neighbours of one line.
    rule: 'wall-13-modules-stand-on-lower-ones',
    files: {
      'server/modules/role/x.ts': `import x from '../post/x.ts'\nexport default x\n`,
      'server/modules/post/x.ts': empty,
    },
  },
  {
    // A module that the order does not name stands above all others, and nobody on it.
    rule: 'wall-13-modules-stand-on-lower-ones',
    files: {
      'server/modules/statistics/x.ts': `import x from '../anything/x.ts'\nexport default x\n`,
      'server/modules/anything/x.ts': empty,
    },
  },
  {
    rule: 'wall-13-modules-stand-on-lower-ones',
    files: {
      'server/modules/anything/x.ts': `import x from '../something/x.ts'\nexport default x\n`,
      'server/modules/something/x.ts': empty,
    },
  },
  {
    rule: 'wall-13-the-ground-knows-no-module',
    files: {
      'server/http/x.ts': `import x from '../modules/auth/x.ts'\nexport default x\n`,
      'server/modules/auth/x.ts': empty,
    },
  },
  {
    rule: 'wall-13-the-ground-knows-no-module',
    files: {
      'server/app.ts': `import x from './modules/auth/module.ts'\nexport default x\n`,
      'server/modules/auth/module.ts': empty,
    },
  },
  {
    rule: 'wall-13-modules-do-not-know-the-roof',
    files: {
      'server/modules/auth/x.ts': `import x from '../../app.ts'\nexport default x\n`,
      'server/app.ts': empty,
    },
  },
]

/** The cruise of a tree: names of the rules it breaks. */
const rulesBrokenBy = (tree: string): string[] => {
  const output = execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
      'src',
      'server',
      'plugins',
      'design-system',
    ],
    { cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const report: { summary: { violations: { rule: { name: string } }[] } } = JSON.parse(output)
  return report.summary.violations.map((violation) => violation.rule.name)
}

const plant = (tree: string, files: Readonly<Record<string, string>>) => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), content)
  }
}

describe('import walls', () => {
  const folder = mkdtempSync(join(tmpdir(), 'formloom-walls-'))
  beforeAll(() => {
    for (const file of ['.dependency-cruiser.cjs', 'package.json', 'tsconfig.json'])
      cpSync(join(root, file), join(folder, file))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const emptyTree = () => {
    for (const path of ['src', 'server', 'plugins', 'design-system']) {
      rmSync(join(folder, path), { recursive: true, force: true })
      mkdirSync(join(folder, path))
    }
  }

  it.each(cases)('$rule stands', ({ rule, files }) => {
    emptyTree()
    plant(folder, files)
    expect(rulesBrokenBy(folder)).toContain(rule)
  })

  it('reports nothing in a tree that keeps to them', () => {
    emptyTree()
    plant(folder, {
      'server/modules/statistics/x.ts': `import x from '../auth/x.ts'\nexport default x\n`,
      'server/modules/anything/x.ts': `import x from '../statistics/x.ts'\nexport default x\n`,
      'server/modules/auth/x.ts': `import x from './y.ts'\nexport default x\n`,
      'server/modules/auth/y.ts': empty,
      'src/shared/form/x.ts': empty,
      [`${page}/server/routes.ts`]: `import x from '#sdk/page-server'\nimport y from '../contract.ts'\nexport default [x, y]\n`,
      [`${page}/contract.ts`]: `import x from '../../../src/shared/form/x.ts'\nexport default x\n`,
      [`${page}/use-x.ts`]: `import y from './contract.ts'\nexport default y\n`,
      'server/page-sdk/index.ts': `import x from '../modules/auth/x.ts'\nexport default x\n`,
      [`${a}/definition.ts`]: `import type { Issue } from '#sdk'\nexport type X = Issue\n`,
      'src/plugin-sdk/index.ts': 'export type Issue = string\n',
    })
    expect(rulesBrokenBy(folder)).toEqual([])
  })

  it('sees through the package imports', () => {
    emptyTree()
    plant(folder, {
      [`${a}/validator.ts`]: `import '#ds/button'\nexport default {}\n`,
      'design-system/button/index.tsx': empty,
    })
    expect(rulesBrokenBy(folder)).toContain('wall-3-pure-files-stay-pure')
  })
})
