/** Everything in plugins/question-types, found by glob and loaded one by one: nobody registers anything. */
import { openTypeFolder, type TypeFolder } from './type-folder.ts'

/** Paths only: nothing of this is loaded. */
const paths = Object.keys(import.meta.glob('/plugins/question-types/**/*'))
const modules = import.meta.glob<unknown>(
  '/plugins/question-types/*/{definition,validator,formatter,statistics,addresses}.ts',
  { import: 'default' },
)
const renderers = import.meta.glob<unknown>('/plugins/question-types/*/renderer.tsx', { import: 'default' })
const sources = import.meta.glob<string>('/plugins/{question-types,_families}/**/*.{ts,tsx,json}', {
  query: '?raw',
  import: 'default',
})

/** The one type `npm run check -- <folder>` is about, else all. Nothing of the others is loaded. */
const only = import.meta.env.VITE_QUESTION_TYPE as string | undefined

const all = [...new Set(paths.map((path) => path.split('/')[3] ?? ''))].sort()
export const typeIds: readonly string[] = all.filter((id) => !only || id === only)

const opened = new Map<string, Promise<TypeFolder>>()

/** @param withSources false: texts only, where no source is looked at and every file is a request */
export const openInstalled = (id: string, withSources = true): Promise<TypeFolder> => {
  const known = opened.get(id)
  if (known) return known
  const path = `plugins/question-types/${id}`
  const opening = openTypeFolder({
    id,
    path,
    files: paths.filter((each) => each.startsWith(`/${path}/`)).map((each) => each.slice(path.length + 2)),
    withSources,
    read: async (file) => (await sources[`/${file}`]?.()) ?? Promise.reject(new Error(`No ${file}`)),
    load: (file) => (modules[`/${path}/${file}`] ?? renderers[`/${path}/${file}`])?.() ?? Promise.resolve(undefined),
    sibling: (typeId) => (all.includes(typeId) ? openInstalled(typeId, withSources) : Promise.resolve(undefined)),
  })
  opened.set(id, opening)
  return opening
}
