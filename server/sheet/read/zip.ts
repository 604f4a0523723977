// Reads an archive that a stranger made: bounded in entries, size and ratio, without ever writing a file (T22).
import { inflateRawSync } from 'node:zlib'

export class ArchiveError extends Error {
  override name = 'ArchiveError'
}

/** Content of the entries of a zip archive by path. */
export interface Archive {
  /** @returns undefined when there is no such entry @throws ArchiveError when it is broken or too large */
  readonly text: (path: string) => string | undefined
}

const maxEntries = 2000
const maxTotal = 64 * 1024 * 1024
const maxRatio = 200

/** @throws ArchiveError for anything that is no plain zip archive within the bounds */
export const openArchive = (content: Buffer): Archive => {
  const entries = directoryOf(content)
  let total = 0
  return {
    text: (path) => {
      const entry = entries.get(path)
      if (!entry) return undefined
      total += entry.size
      // The sizes of the directory are a claim; inflating is stopped at them.
      if (total > maxTotal || entry.size > Math.max(entry.packed, 1024) * maxRatio) throw new ArchiveError('too large')
      return contentOf(content, entry).toString('utf8')
    },
  }
}

interface Entry {
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

const directoryOf = (content: Buffer): ReadonlyMap<string, Entry> => {
  const end = content.lastIndexOf(endOfDirectory)
  if (end < 0 || end + 22 > content.length) throw new ArchiveError('no archive')
  const count = content.readUInt16LE(end + 10)
  if (count > maxEntries) throw new ArchiveError('too many entries')
  const entries = new Map<string, Entry>()
  let at = content.readUInt32LE(end + 16)
  for (let left = count; left > 0; left--) {
    if (at + 46 > content.length || content.readUInt32LE(at) !== directoryEntry) throw new ArchiveError('broken')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => content.readUInt16LE(at + offset))
    const name = content.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    entries.set(name.replaceAll('\\', '/'), {
      method: content.readUInt16LE(at + 10),
      packed: content.readUInt32LE(at + 20),
      size: content.readUInt32LE(at + 24),
      offset: content.readUInt32LE(at + 42),
    })
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return entries
}

const contentOf = (content: Buffer, { method, packed, size, offset }: Entry): Buffer => {
  if (offset + 30 > content.length) throw new ArchiveError('broken')
  const start = offset + 30 + content.readUInt16LE(offset + 26) + content.readUInt16LE(offset + 28)
  const raw = content.subarray(start, start + packed)
  if (method === 0) return raw
  if (method !== 8) throw new ArchiveError('unknown method')
  try {
    return inflateRawSync(raw, { maxOutputLength: Math.max(size, 1) })
  } catch {
    throw new ArchiveError('broken')
  }
}

const endOfDirectory = Buffer.from('504b0506', 'hex')
const directoryEntry = 0x02014b50
