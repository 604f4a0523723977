// One question type as its folder holds it, for the contract: whatever cannot be loaded is told, and everything else is
// still judged.
import type { AnyQuestionType } from '#sdk'
import type { AnyRenderer } from '#sdk/ui'
import type {
  TypeAddresses,
  TypeFormatter,
  TypeParser,
  TypePosted,
  TypeStatistics,
  TypeValidator,
} from '../../shared/form/question-type.ts'

export interface PluginTexts {
  readonly fill?: Readonly<Record<string, string>>
  readonly admin?: Readonly<Record<string, string>>
}

/* biome-ignore-start lint/suspicious/noExplicitAny: any type is tried here; the contract says that each takes its own options and answers. */
export interface TypeFolder {
  /** Name of the folder. */
  readonly id: string
  /** As people would look for it: `plugins/question-types/rate`. */
  readonly path: string
  /** By path inside the folder. */
  readonly files: readonly string[]
  /** The source of a file of the folder; '' when there is none. */
  readonly source: (file: string) => string
  /** The sources of a file and of all it imports from its own folder and from families. */
  readonly sourcesOf: (file: string) => readonly string[]
  readonly locales: ReadonlyMap<string, PluginTexts>
  readonly definition?: AnyQuestionType
  readonly validator?: TypeValidator<any, any>
  readonly formatter?: TypeFormatter<any, any>
  readonly statistics?: TypeStatistics<any, any>
  readonly addresses?: TypeAddresses<any, any>
  readonly parse?: TypeParser<any, any>
  readonly posted?: TypePosted<any>
  readonly renderer?: AnyRenderer
  /** Modules that could not be imported, by file. */
  readonly failures: ReadonlyMap<string, unknown>
  /** Another type of the installation, for the children of containers. */
  readonly sibling: (typeId: string) => TypeFolder | undefined
}
/* biome-ignore-end lint/suspicious/noExplicitAny: see above */

export interface FolderReader {
  readonly id: string
  readonly path: string
  readonly files: readonly string[]
  readonly read: (path: string) => Promise<string>
  /** False: sources are '' and only texts are read. Default: true. */
  readonly withSources?: boolean
  /** The default export of a module of the folder. */
  readonly load: (file: string) => Promise<unknown>
  readonly sibling: (typeId: string) => Promise<TypeFolder | undefined>
}

const modules = [
  ...['definition.ts', 'validator.ts', 'formatter.ts', 'statistics.ts', 'addresses.ts', 'parse.ts', 'posted.ts'],
  'renderer.tsx',
]

/** Reads and imports one folder, and the types its examples hold as children. */
export const openTypeFolder = async ({ id, path, files, ...reader }: FolderReader): Promise<TypeFolder> => {
  const failures = new Map<string, unknown>()
  const loaded = new Map<string, unknown>()
  for (const file of modules.filter((each) => files.includes(each))) {
    try {
      loaded.set(file, await reader.load(file))
    } catch (failure) {
      failures.set(file, failure)
    }
  }
  const sources = new Map<string, string>()
  const wanted = reader.withSources === false ? files.filter((file) => file.endsWith('.json')) : files
  await readAll(reader.read, sources, path, wanted)
  const locales = new Map(
    files
      .filter((file) => file.startsWith('locales/'))
      .map((file): [string, PluginTexts] => [
        file.slice('locales/'.length, -'.json'.length),
        JSON.parse(sources.get(`${path}/${file}`) ?? '{}'),
      ]),
  )
  // Modules are what their files say they are: the contract is what tells whether they are.
  const definition = loaded.get('definition.ts') as AnyQuestionType | undefined
  const children = new Set(
    (definition?.examples ?? []).flatMap(({ children = [] }) => children.map(({ type }) => type)),
  )
  const siblings = new Map(
    await Promise.all([...children].map(async (type) => [type, await reader.sibling(type)] as const)),
  )
  return {
    id,
    path,
    files,
    failures,
    locales,
    ...(Object.fromEntries(
      [...loaded].map(([file, module]) => [file.slice(0, file.indexOf('.')), module]),
    ) as Partial<TypeFolder>),
    source: (file) => sources.get(`${path}/${file}`) ?? '',
    sourcesOf: (file) => withImports(sources, `${path}/${file}`),
    sibling: (typeId) => siblings.get(typeId),
  }
}

const readAll = async (
  read: FolderReader['read'],
  sources: Map<string, string>,
  path: string,
  files: readonly string[],
): Promise<void> => {
  const visit = async (file: string): Promise<void> => {
    if (sources.has(file)) return
    sources.set(file, '')
    try {
      sources.set(file, await read(file))
    } catch {
      return
    }
    for (const target of importsOf(file, sources.get(file) ?? '')) await visit(target)
  }
  for (const file of files.filter((each) => /\.(ts|tsx|json)$/.test(each))) await visit(`${path}/${file}`)
}

const withImports = (sources: ReadonlyMap<string, string>, path: string): readonly string[] => {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file) || !sources.has(file)) return
    seen.add(file)
    for (const target of importsOf(file, sources.get(file) ?? '')) visit(target)
  }
  visit(path)
  return [...seen].map((file) => sources.get(file) ?? '')
}

const importsOf = (file: string, source: string): readonly string[] =>
  [...source.matchAll(/from '(\.[^']+)'/g)].map(([, target = '']) =>
    new URL(target, `file:///${file}`).pathname.slice(1),
  )
