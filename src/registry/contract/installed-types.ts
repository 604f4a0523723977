/** Every question type, in the repository and where formloom.config.ts points, loaded one by one. */
import { folders, modules, sources } from 'virtual:plugins/files/question-types'
import { openTypeFolder, type TypeFolder } from './type-folder.ts'

/** The one type `npm run check -- <folder>` is about, else all. Nothing of the others is loaded. */
const only = import.meta.env.VITE_QUESTION_TYPE as string | undefined

const all = new Map(folders.map((folder) => [folder.id, folder]))
export const typeIds: readonly string[] = [...all.keys()].filter((id) => !only || id === only)

const opened = new Map<string, Promise<TypeFolder>>()

/** @param withSources false: texts only, where no source is looked at and every file is a request */
export const openInstalled = (id: string, withSources = true): Promise<TypeFolder> => {
  const known = opened.get(id)
  if (known) return known
  const folder = all.get(id)
  if (!folder) throw new Error(`There is no question type ${id}`)
  const { path, files } = folder
  const opening = openTypeFolder({
    id,
    path,
    files,
    withSources,
    read: async (file) => (await sources[file]?.()) ?? Promise.reject(new Error(`No ${file}`)),
    load: async (file) => (await modules[`${path}/${file}`]?.())?.default,
    sibling: (typeId) => (all.has(typeId) ? openInstalled(typeId, withSources) : Promise.resolve(undefined)),
  })
  opened.set(id, opening)
  return opening
}
