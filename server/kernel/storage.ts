import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ByteRange } from '../http/byte-range.ts'

/** Where the bytes of uploaded files live. The one port for all of them, so that an S3-compatible store can take over. */
export interface FileStorage {
  /** Stores the bytes under an id that is not in use. Either all of them are there afterwards, durably, or none. */
  put(id: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /**
   * @param range a part of it; the whole file without
   * @throws when there is nothing under this id
   */
  open(id: string, range?: ByteRange): Promise<Readable>
  /** Ids without a file are ignored. */
  remove(id: string): Promise<void>
  /** Everything stored before the given time, for finding files that no row names. */
  list(storedBefore: Date): AsyncIterable<string>
  /** How much room there is; null where there is no telling, as in a store that is rented. */
  room(): Promise<Room | null>
}

export interface Room {
  readonly freeBytes: number
  readonly totalBytes: number
}

/** Files in a local folder, spread over sub-folders by the first two letters of their ids. */
export function localStorage(folder: string): FileStorage {
  const pathOf = (id: string): string => {
    // Ids come from our own generator; a path can only be built from one (T11).
    if (!/^[0-9A-Za-z]{22,40}$/.test(id)) throw new Error('Not a file id.')
    return join(folder, id.slice(0, 2), id)
  }

  return {
    async put(id, content) {
      const path = pathOf(id)
      const unfinished = `${path}.part`
      await mkdir(join(folder, id.slice(0, 2)), { recursive: true })
      const file = await open(unfinished, 'wx', 0o600)
      try {
        for await (const chunk of content) await file.writeFile(chunk)
        await file.sync()
        await file.close()
        await rename(unfinished, path)
      } catch (error) {
        await file.close().catch(() => undefined)
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async open(id, range) {
      const path = pathOf(id)
      await stat(path)
      return createReadStream(path, range)
    },
    async remove(id) {
      await rm(pathOf(id), { force: true })
    },
    async *list(storedBefore) {
      for await (const shard of entriesOf(folder)) {
        for await (const name of entriesOf(join(folder, shard))) {
          const path = join(folder, shard, name)
          const { mtime } = await stat(path)
          if (mtime >= storedBefore) continue
          // What a crash left half written.
          if (name.endsWith('.part')) await rm(path, { force: true })
          else yield name
        }
      }
    },
    async room() {
      const { bavail, blocks, bsize } = await statfs(folder)
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
    },
  }
}

async function* entriesOf(folder: string): AsyncIterable<string> {
  try {
    for await (const entry of await opendir(folder)) yield entry.name
  } catch (error) {
    // No file was ever stored here.
    if (!(error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')))
      throw error
  }
}

/** Removes the bytes of every id; called after the rows that name them are gone. */
export async function removeAll(storage: FileStorage, ids: readonly string[]): Promise<void> {
  for (const id of ids) await storage.remove(id)
}
