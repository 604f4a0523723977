/** Copies of question types in a folder of their own, each with one bug planted: what the contract has to find. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openDirectory } from './open-directory.ts'
import type { TypeFolder } from './type-folder.ts'

const root = join(import.meta.dirname, '../../..')
const place = join(root, `.cache/planted-${process.pid}`)

export interface Bug {
  /** The type whose copy gets it. */
  readonly of: string
  readonly plant: (folder: PlantedFolder) => void
}

export interface PlantedFolder {
  /** Fails when the text is not there: a bug that is not planted proves nothing. */
  readonly replace: (file: string, text: string, by: string) => void
  readonly write: (file: string, source: string) => void
  readonly read: (file: string) => string
  readonly remove: (file: string) => void
  /** Another name for the folder than for the type. */
  readonly rename: (id: string) => void
}

let planted = 0

/** Opens a copy of the type with the bug in it, and nothing of any other type. */
export const openPlanted = async ({ of, plant }: Bug): Promise<TypeFolder> => {
  const types = join(place, String(planted++), 'question-types')
  mkdirSync(types, { recursive: true })
  let folder = join(types, of)
  cpSync(join(root, 'plugins/question-types', of), folder, { recursive: true })
  cpSync(join(root, 'plugins/_families'), join(dirname(types), '_families'), { recursive: true })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, source: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), source)
  }
  plant({
    read,
    write,
    replace: (file, text, by) => {
      const source = read(file)
      if (!source.includes(text)) throw new Error(`${of}/${file} has changed: there is no ${text} to plant a bug in`)
      write(
        file,
        source.replace(text, () => by),
      )
    },
    remove: (file) => rmSync(join(folder, file)),
    rename: (id) => {
      renameSync(folder, join(types, id))
      folder = join(types, id)
    },
  })
  return openDirectory(root, folder)
}

export const removePlanted = (): void => {
  if (existsSync(place)) rmSync(place, { recursive: true, force: true })
}
