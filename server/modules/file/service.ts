import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Multipart } from '@fastify/multipart'
import type { AnyQuestionType, FilePolicy } from '#sdk'
import { withFamilies } from '#shared/file-types'
import type { FormDefinition, Question } from '#shared/form/definition'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { createGate } from '../../kernel/gate.ts'
import type { FileStorage } from '../../kernel/storage.ts'
import { tokenHash } from '../auth/token.ts'
import { refusalOf } from '../form/setting/may-fill.ts'
import { readDefinition } from '../form/stored-form.ts'
import { pictureExtensions } from './file-formats.ts'
import { plainPictures } from './metadata/plain-pictures.ts'
import { encodePicture } from './picture.ts'
import { newFileId, type ReceivedFile, type Receiving, receiveFile } from './receive.ts'
import { fileRefused, formTakesNone } from './refusal.ts'
import { deletePicture, type FileKind, findCollectingForm, insertFile } from './repository.ts'
import { reserveRoom, uploadBudget } from './room.ts'

export interface FileServiceDeps {
  readonly db: Database
  readonly storage: FileStorage
  /** Question types by id; their definitions say what may be uploaded. */
  readonly types: ReadonlyMap<string, AnyQuestionType>
}

/** Address of a stored file. */
export const fileUrl = (id: string): string => `/sapi/file/${id}`

/** Who sends a file, and how much of it. */
export interface Sender {
  readonly userId: string | null
  readonly ip: string
  readonly parts: AsyncIterable<Multipart>
  /** Of the whole request, as its head says; null when it does not. */
  readonly announcedBytes: number | null
}

/**
 * An upload for a question of a form that collects answers (T12). The file stays unclaimed until a submission names it,
 * and is swept after 24 hours if none does. Until then it is shown to the browser that sent it.
 *
 * @param holder what only that browser knows
 */
export async function uploadForAnswer(
  { db, storage, types }: FileServiceDeps,
  {
    formKey,
    pass,
    holder,
    ...sender
  }: Sender & { formKey: string; pass: string | null | undefined; holder: string | null },
) {
  const form = await findCollectingForm(db, formKey)
  // Whom the form's settings do not let in has nothing to keep here either.
  if (!form || refusalOf({ ...form, formKey }, { userId: sender.userId, pass })) throw formTakesNone()
  let questionId = ''
  const received = await receiveFile(storage, {
    ...receivingOf({ db, storage }, sender),
    rulesFor: async (fields) => {
      questionId = fields.get('questionId') ?? ''
      return policyOf(readDefinition(form.definition), questionId, types)
    },
  })
  const file = await withoutMetadata(storage, received)
  const owner = { kind: 'answer', formId: form.id, questionId, userId: sender.userId, holder } as const
  await keep({ db, storage }, file, owner)
  return { id: file.id, name: file.name, size: file.size, url: fileUrl(file.id) }
}

/**
 * A picture that anybody may see, made anew by us.
 *
 * @param side in px: cut to a square of this size
 * @returns its address
 */
export async function uploadPicture(
  { db, storage }: Pick<FileServiceDeps, 'db' | 'storage'>,
  { side, ...sender }: Sender & { userId: string; side?: number },
): Promise<string> {
  const received = await receiveFile(storage, {
    ...receivingOf({ db, storage }, sender),
    rulesFor: async () => ({ extensions: pictureExtensions, maxBytes: consoleBytes }),
  })
  return fileUrl(await reencode({ db, storage }, received, sender.userId, side))
}

/** Deletes a picture this person uploaded, by its address; any other address is left alone. */
export async function removePicture(
  { db, storage }: Pick<FileServiceDeps, 'db' | 'storage'>,
  { url, userId }: { url: string; userId: string },
): Promise<void> {
  const id = url.startsWith(fileUrl('')) ? url.slice(fileUrl('').length) : ''
  if (await deletePicture(db, { id, userId })) await storage.remove(id)
}

/**
 * A file for the console's own use, of the spec's types unless the field `types` names others; for signed-in people only.
 * A picture is treated as in `uploadPicture`.
 */
export async function uploadCommon(
  { db, storage }: Pick<FileServiceDeps, 'db' | 'storage'>,
  sender: Sender & { userId: string },
): Promise<string> {
  const { userId } = sender
  const received = await receiveFile(storage, {
    ...receivingOf({ db, storage }, sender),
    rulesFor: async (fields) => {
      const named = (fields.get('types') ?? defaultTypes.join(','))
        .toLowerCase()
        .split(',')
        .map((type) => type.trim())
      return { extensions: withFamilies(named), named, maxBytes: consoleBytes }
    },
  })
  if (pictureExtensions.includes(received.extension)) return fileUrl(await reencode({ db, storage }, received, userId))
  await keep({ db, storage }, received, { kind: 'common', formId: null, questionId: null, userId })
  return fileUrl(received.id)
}

/** Stores what the server itself made, such as an export, for one person. @returns the file's id */
export async function saveFile(
  { db, storage }: Pick<FileServiceDeps, 'db' | 'storage'>,
  file: {
    kind: Extract<FileKind, 'export'>
    formId: string
    userId: string
    name: string
    mime: string
    content: AsyncIterable<Uint8Array>
  },
): Promise<string> {
  const id = newFileId()
  const hash = createHash('sha256')
  let size = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of file.content) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  await storage.put(id, counted())
  const { name, mime } = file
  const written: ReceivedFile = { id, name, mime, size, sha256: hash.digest(), extension: '' }
  await keep({ db, storage }, written, { kind: file.kind, formId: file.formId, questionId: null, userId: file.userId })
  return id
}

/** What the spec gives: these types (5), 5 MB unless a question says otherwise. */
const defaultTypes: readonly string[] = ['doc', 'xls', 'ppt', 'txt', 'pdf']
const consoleBytes = 5 * 1024 * 1024

const policyOf = async (
  definition: FormDefinition,
  questionId: string,
  types: FileServiceDeps['types'],
): Promise<FilePolicy> => {
  const question = allQuestions(definition.questions).find(({ id, hidden }) => id === questionId && !hidden)
  const type = question && types.get(question.type)
  if (!type?.files) throw fileRefused('file.notForQuestion')
  const options = await type.options['~standard'].validate(question?.options)
  if (options.issues) throw fileRefused('file.notForQuestion')
  return type.files.policy(options.value)
}

const allQuestions = (questions: readonly Question[]): Question[] =>
  questions.flatMap((question) => [question, ...(question.children ?? [])])

const keep = async (
  { db, storage }: Pick<FileServiceDeps, 'db' | 'storage'>,
  { id, name, mime, size, sha256 }: ReceivedFile,
  owner: {
    kind: FileKind
    formId: string | null
    questionId: string | null
    userId: string | null
    holder?: string | null
  },
): Promise<void> => {
  const { kind, formId, questionId, userId, holder = null } = owner
  const holderHash = holder === null ? null : tokenHash(holder, 'flh')
  try {
    await insertFile(db, { id, name, mime, size, sha256, kind, formId, questionId, uploadedBy: userId, holderHash })
  } catch (error) {
    await storage.remove(id)
    throw error
  }
}

/** What every upload has in common: its room is set aside, and the day's amount of its sender counted. */
const receivingOf = (
  deps: Pick<FileServiceDeps, 'db' | 'storage'>,
  { parts, announcedBytes, ...sender }: Sender,
): Pick<Receiving, 'parts' | 'reserve'> => ({
  parts,
  reserve: (maxBytes) =>
    reserveRoom(deps, { bytes: Math.min(maxBytes, announcedBytes ?? maxBytes), budget: uploadBudget(sender) }),
})

/** Photos are stored without what their camera says of place and time (T11); the pixels stay as they are. */
const withoutMetadata = async (storage: FileStorage, received: ReceivedFile): Promise<ReceivedFile> => {
  const plain = plainPictures.get(received.extension)
  if (!plain) return received
  try {
    return await gate(async () => {
      const parts = plain(await buffer(await storage.open(received.id)))
      if (!parts) throw fileRefused('file.badPicture')
      const id = newFileId()
      const hash = createHash('sha256')
      for (const part of parts) hash.update(part)
      await storage.put(id, Readable.from(parts))
      return { ...received, id, size: parts.reduce((sum, { length }) => sum + length, 0), sha256: hash.digest() }
    })
  } finally {
    await storage.remove(received.id)
  }
}
// A picture may be as large as its question allows, and is held whole for a moment.
const gate = createGate(2, 50, () => new AppError('failed', 'common.tooMany'))

/** Replaces what was uploaded by a picture of our own making. */
const reencode = async (
  { db, storage }: Pick<FileServiceDeps, 'db' | 'storage'>,
  received: ReceivedFile,
  userId: string,
  side?: number,
): Promise<string> => {
  try {
    const picture = await encodePicture(await buffer(await storage.open(received.id)), side)
    const id = newFileId()
    await storage.put(id, once(picture))
    const sha256 = createHash('sha256').update(picture).digest()
    const name = received.name.replace(/\.[^.]+$/, '.webp')
    const file: ReceivedFile = { id, name, extension: 'webp', mime: 'image/webp', size: picture.length, sha256 }
    await keep({ db, storage }, file, { kind: 'picture', formId: null, questionId: null, userId })
    return id
  } finally {
    await storage.remove(received.id)
  }
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}
