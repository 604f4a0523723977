import { createHash } from 'node:crypto'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { randomId } from '#shared/form/ids'
import { AppError } from '../../http/app-error.ts'
import { displayName, extensionOf } from './display-name.ts'
import { fileFormats, headLength } from './file-formats.ts'
import type { FileStorage } from './storage.ts'

export interface UploadRules {
  /** Lower-case, without dot. */
  readonly extensions: readonly string[]
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

/** 192 bits would be overkill; 28 letters and digits are 166 (T27). */
export const newFileId = (): string => randomId(28)

/**
 * Reads a multipart request with one file in the field `file`, after any text fields. The rules are asked for once the
 * fields before the file are known.
 *
 * The whole request is read even when it is refused: a browser that is still sending would not see the answer.
 *
 * @throws AppError with the spec's texts: one file only, allowed extension and matching bytes, size counted on the stream
 */
export async function receiveFile(
  storage: FileStorage,
  parts: AsyncIterable<Multipart>,
  rulesFor: (fields: ReadonlyMap<string, string>) => Promise<UploadRules>,
): Promise<ReceivedFile> {
  const fields = new Map<string, string>()
  let files = 0
  let received: ReceivedFile | null = null
  let failure: unknown = null
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
      received = await receiveOne(storage, part, await rulesFor(fields))
    } catch (error) {
      failure = error
      part.file.resume()
    }
  }
  if (failure !== null) {
    if (received) await storage.remove(received.id)
    throw failure
  }
  if (!received) throw new AppError('failed', 'file.missing')
  return received
}

const receiveOne = async (
  storage: FileStorage,
  part: MultipartFile,
  { extensions, maxBytes }: UploadRules,
): Promise<ReceivedFile> => {
  const name = displayName(part.filename)
  const extension = extensionOf(name)
  const wrongType = new AppError('failed', 'file.badType', { types: extensions.join('/') })
  const format = fileFormats.get(extension)
  if (!extensions.includes(extension) || !format) throw wrongType

  const id = newFileId()
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let size = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of part.file) {
      if (!Buffer.isBuffer(chunk)) continue
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
      ? new AppError('failed', 'file.tooBig', { size: megabytes(maxBytes) })
      : !format.matches(Buffer.concat(head).subarray(0, headLength)) || size === 0
        ? wrongType
        : null
  if (problem) {
    await storage.remove(id)
    throw problem
  }
  return { id, name, extension, mime: format.mime, size, sha256: hash.digest() }
}

const megabytes = (bytes: number): number => Math.round((bytes / 1024 / 1024) * 100) / 100
