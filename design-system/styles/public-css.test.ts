import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const kit = resolve(root, 'design-system')
const listed =
  /\.\.\/\{([\w,-]+)\}/.exec(readFileSync(resolve(import.meta.dirname, 'public.css'), 'utf8'))?.[1]?.split(',') ?? []

/** Too heavy for a page that a visitor waits for, or in need of a DOM. */
const consoleOnly =
  /^(radix-ui|@radix-ui\/|class-variance-authority|tailwind-merge|lucide-react|sonner|@tiptap\/|qrcode)/

/** What respondents' questions and their page are drawn by. */
const drawing = globSync(
  [
    'plugins/question-types/*/renderer*.tsx',
    'plugins/_families/**/renderer*.tsx',
    'src/features/fill/**/*.tsx',
    'src/form-view/*.tsx',
    'src/entries/fill.tsx',
    'src/plugin-sdk/ui/**/*.tsx',
  ],
  { cwd: root },
).filter((file) => !/\.(test|stories)\.tsx$/.test(file))

describe('public.css', () => {
  test('lists every component that question renderers and the fill page draw with', () => {
    const missing = [...componentsIn(drawing, importsOf), ...componentsIn(drawing, laterImportsOf)].filter(
      (name) => !listed.includes(name),
    )
    expect(missing).toEqual([])
  })

  // What is fetched when it is drawn, as the code of a receipt is, is nothing that anybody waits for.
  const [atOnce, later] = [componentsIn(drawing, importsOf), componentsIn(drawing, laterImportsOf)]
  test.each(
    listed.filter((name) => atOnce.has(name) || !later.has(name)),
  )('%s imports only listed components and nothing heavy', (name) => {
    const closure = closureOf(resolve(kit, name, 'index.tsx'))
    const heavy = closure.outside.filter((id) => consoleOnly.test(id))
    const folders = new Set(closure.files.map((file) => relative(kit, dirname(file))))
    folders.delete('_internal')
    expect(heavy).toEqual([])
    expect([...folders].filter((folder) => !listed.includes(folder))).toEqual([])
  })
})

/** Every file reached through relative imports, and every package reached from them. */
function closureOf(entry: string): { files: string[]; outside: string[] } {
  const files = new Set<string>()
  const outside = new Set<string>()
  const queue = [entry]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue
    files.add(file)
    for (const id of importsOf(file)) {
      if (id.startsWith('.')) queue.push(resolve(dirname(file), id))
      else outside.add(id)
    }
  }
  return { files: [...files], outside: [...outside] }
}

function importsOf(file: string): string[] {
  if (!existsSync(file)) throw new Error(`${file} is imported, but is not there`)
  return [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^'"]*?from '([^']+)'/gm)].map(
    ([, id = '']) => id,
  )
}

/** What a file imports when it is needed. */
function laterImportsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/\bimport\('([^']+)'\)(?!\[)/g)].map(([, id]) => id ?? '')
}

function componentsIn(files: readonly string[], idsOf: (file: string) => string[]): Set<string> {
  const ids = files.flatMap((file) => idsOf(resolve(root, file)))
  return new Set(ids.filter((id) => id.startsWith('#ds/')).map((id) => id.slice('#ds/'.length)))
}
