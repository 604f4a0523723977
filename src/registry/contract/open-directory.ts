/** A type from any directory inside the repository, with nothing beside it: how the contract runs over one folder. */
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { openTypeFolder, type TypeFolder } from './type-folder.ts'

export const openDirectory = async (root: string, folder: string): Promise<TypeFolder> =>
  openTypeFolder({
    id: basename(folder),
    path: relative(root, folder),
    files: readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
    read: (path) => readFile(join(root, path), 'utf8'),
    load: async (file) => (await import(/* @vite-ignore */ join(folder, file))).default,
    sibling: () => Promise.resolve(undefined),
  })
