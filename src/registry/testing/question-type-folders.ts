/** Everything in plugins/question-types, found by glob, for the contract tests: nobody registers anything. */
import type { AnyQuestionType } from '#sdk'
import type { TypeFormatter, TypeStatistics, TypeValidator } from '../../shared/form/question-type.ts'
import { byFolder } from '../by-folder.ts'

interface PluginTexts {
  readonly fill?: Readonly<Record<string, string>>
  readonly admin?: Readonly<Record<string, string>>
}

/* biome-ignore-start lint/suspicious/noExplicitAny: any type is tried here; the contract says that each takes its own options and answers. */
type AnyValidator = TypeValidator<any, any>
type AnyFormatter = TypeFormatter<any, any>
type AnyStatistics = TypeStatistics<any, any>
/* biome-ignore-end lint/suspicious/noExplicitAny: see above */

/** Paths only: nothing of this is loaded. */
const paths = Object.keys(import.meta.glob('/plugins/question-types/**/*'))

/** Each folder and the files in it, by path inside the folder. */
export const folders: ReadonlyMap<string, readonly string[]> = groupByFolder(paths)

export const definitions = byFolder(
  import.meta.glob<AnyQuestionType>('/plugins/question-types/*/definition.ts', { import: 'default', eager: true }),
)
export const validators = byFolder(
  import.meta.glob<AnyValidator>('/plugins/question-types/*/validator.ts', { import: 'default', eager: true }),
)
export const formatters = byFolder(
  import.meta.glob<AnyFormatter>('/plugins/question-types/*/formatter.ts', { import: 'default', eager: true }),
)
export const statistics = byFolder(
  import.meta.glob<AnyStatistics>('/plugins/question-types/*/statistics.ts', { import: 'default', eager: true }),
)

const localeFiles = import.meta.glob<PluginTexts>('/plugins/question-types/*/locales/*.json', {
  import: 'default',
  eager: true,
})

/** The texts of a type by language. */
export const localesOf = (id: string): ReadonlyMap<string, PluginTexts> =>
  new Map(
    Object.entries(localeFiles)
      .filter(([path]) => path.startsWith(`/plugins/question-types/${id}/`))
      .map(([path, texts]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), texts]),
  )

const sources = import.meta.glob<string>('/plugins/{question-types,_families}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The source of one file of a folder; '' when there is none. */
export const sourceOf = (id: string, file: string): string => sources[`/plugins/question-types/${id}/${file}`] ?? ''

/** The source of a file and of all it imports from its own folder and from families. */
export const sourceWithImports = (id: string, file: string): string => {
  const seen = new Set<string>()
  const visit = (path: string) => {
    const source = sources[path]
    if (source === undefined || seen.has(path)) return
    seen.add(path)
    for (const [, target = ''] of source.matchAll(/from '(\.[^']+)'/g))
      visit(new URL(target, `file://${path}`).pathname)
  }
  visit(`/plugins/question-types/${id}/${file}`)
  return [...seen].map((path) => sources[path]).join('\n')
}

function groupByFolder(all: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const path of all) {
    const [, , , id = '', ...rest] = path.split('/')
    groups.set(id, [...(groups.get(id) ?? []), rest.join('/')])
  }
  return groups
}
