/** Everything in plugins/system-pages, found by glob, for the contract test: nobody registers anything. */
import { byFolder } from '../by-folder.ts'

interface PageTexts {
  readonly fill?: Readonly<Record<string, string>>
  readonly admin?: Readonly<Record<string, string>>
}

/** Paths only: nothing of this is loaded. */
const paths = Object.keys(import.meta.glob('/plugins/system-pages/**/*')).map((path) => path.split('/').slice(3))

/** Each folder and the files in it, by path inside the folder. */
export const folders: ReadonlyMap<string, readonly string[]> = new Map(
  paths.map(([id = '']) => [id, paths.filter(([folder]) => folder === id).map(([, ...rest]) => rest.join('/'))]),
)

const texts = import.meta.glob<PageTexts>('/plugins/system-pages/*/locales/*.json', { import: 'default', eager: true })

/** The texts of a page by language. */
export const textsOf = (id: string): ReadonlyMap<string, PageTexts> =>
  new Map(
    Object.entries(texts)
      .filter(([path]) => path.startsWith(`/plugins/system-pages/${id}/`))
      .map(([path, page]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), page]),
  )

/** The source of each page's definition. */
export const definitionSources = byFolder(
  import.meta.glob<string>('/plugins/system-pages/*/definition.ts', { query: '?raw', import: 'default', eager: true }),
)
