import { createHash } from 'node:crypto'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { extensionOf } from '#shared/file-types'
import { randomId } from '#shared/form/ids'
import { AppError } from '../../http/app-error.ts'
import type { FileStorage } from '../../kernel/storage.ts'
import { displayName } from './display-name.ts'
import { fileFormats, headLength } from './file-formats.ts'
import { fileRefused } from './refusal.ts'
import type { Reservation } from './room.ts'

export interface UploadRules {
  /** Lower-case, without dot. */
  readonly extensions: readonly string[]
  /** As the refusal of another type names them. @default `extensions` */
  readonly named?: readonly string[]
  readonly maxBytes: number
}

/** A file that passed and lies in the storage, without a row yet. */
export interface ReceivedFile {
  readonly id: string
  readonly name: string
  readonly extension: string
  readonly mime: string
  readonly size: number
  readonly sha256: Buffer
}

export interface Receiving {
  readonly parts: AsyncIterable<Multipart>
  /** Asked once the fields before the file are known. */
  readonly rulesFor: (fields: ReadonlyMap<string, string>) => Promise<UploadRules>
  /** Sets room aside for at most so many bytes, before the first of them is kept. */
  readonly reserve: (maxBytes: number) => Promise<Reservation>
}

/** 192 bits would be overkill; 28 letters and digits are 166 (T27). */
export const newFileId = (): string => randomId(28)

/**
 * Reads a multipart request with one file in the field `file`, after any text fields.
 *
 * The whole request is read even when it is refused: a browser that is still sending would not see the answer. However
 * it ends (a second file, too many fields, a caller who hangs up), nothing stays in the storage that is not returned.
 *
 * @throws AppError with the spec's texts: one file only, allowed extension and matching bytes, size counted on the stream
 */
export async function receiveFile(
  storage: FileStorage,
  { parts, rulesFor, reserve }: Receiving,
): Promise<ReceivedFile> {
  const fields = new Map<string, string>()
  let files = 0
  let received: ReceivedFile | null = null
  let reservation: Reservation | null = null
  let failure: unknown = null
  let kept = 0
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        fields.set(part.fieldname, String(part.value))
        continue
      }
      files++
      if (files > 1 || part.fieldname !== 'file') {
        failure ??= new AppError('failed', files > 1 ? 'file.onlyOne' : 'file.missing')
        part.file.resume()
        continue
      }
      try {
        const rules = await rulesFor(fields)
        const { name, extension } = namedAs(part, rules)
        reservation = await reserve(rules.maxBytes)
        received = await receiveOne(storage, part, { ...rules, name, extension })
      } catch (error) {
        failure = error
        part.file.resume()
      }
    }
    if (failure !== null) throw failure
    if (!received) throw new AppError('failed', 'file.missing')
    kept = received.size
    return received
  } finally {
    if (received && kept === 0) await storage.remove(received.id)
    await reservation?.settle(kept)
  }
}

const wrongType = ({ extensions, named = extensions }: UploadRules): AppError =>
  fileRefused('file.badType', { types: named.join('/') })

/** @throws AppError for a name that is not of an allowed type, before any byte is kept */
const namedAs = (part: MultipartFile, rules: UploadRules): { name: string; extension: string } => {
  const name = displayName(part.filename)
  const extension = extensionOf(name)
  if (!rules.extensions.includes(extension) || !fileFormats.has(extension)) throw wrongType(rules)
  return { name, extension }
}

const receiveOne = async (
  storage: FileStorage,
  part: MultipartFile,
  rules: UploadRules & { name: string; extension: string },
): Promise<ReceivedFile> => {
  const { name, extension, maxBytes } = rules
  const format = fileFormats.get(extension)
  if (!format) throw wrongType(rules)
  const id = newFileId()
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let size = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of unbroken(part.file)) {
      if (size < headLength) head.push(chunk)
      size += chunk.length
      if (size > maxBytes) continue
      hash.update(chunk)
      yield chunk
    }
  }
  await storage.put(id, counted())
  const problem =
    size > maxBytes || part.file.truncated
      ? fileRefused('file.tooBig', { size: megabytes(maxBytes) })
      : size === 0
        ? fileRefused('file.empty')
        : format.matches(Buffer.concat(head).subarray(0, headLength))
          ? null
          : wrongType(rules)
  if (problem) {
    await storage.remove(id)
    throw problem
  }
  return { id, name, extension, mime: format.mime, size, sha256: hash.digest() }
}

/** A file that ends in the middle is a caller who hung up, and no fault of ours. */
async function* unbroken(file: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  const chunks = file[Symbol.asyncIterator]()
  for (;;) {
    const next = await chunks.next().catch(() => {
      throw new AppError('failed', 'request.invalid')
    })
    if (next.done) return
    if (Buffer.isBuffer(next.value)) yield next.value
  }
}

const megabytes = (bytes: number): number => Math.round((bytes / 1024 / 1024) * 100) / 100
