import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Multipart } from '@fastify/multipart'
import type { AnyQuestionType, FilePolicy } from '#sdk'
import type { FormDefinition, Question } from '#shared/form/definition'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { FileAnswer } from '../../http/route.ts'
import { type CurrentUser, hasPermission } from '../auth/current-user.ts'
import { newToken, tokenHash } from '../auth/token.ts'
import { requireForm } from '../form/form-access.ts'
import { readDefinition } from '../form/stored-form.ts'
import { refusalOf } from '../form-setting/may-fill.ts'
import { networkOf } from '../system/network.ts'
import { takeTokens } from '../system/rate-limit/repository.ts'
import { fileFormats, pictureExtensions } from './file-formats.ts'
import { encodePicture } from './picture.ts'
import { newFileId, type ReceivedFile, receiveFile } from './receive.ts'
import {
  deletePicture,
  type FileKind,
  type FileRow,
  findCollectingForm,
  findFile,
  insertFile,
  insertTicket,
  redeemTicket,
} from './repository.ts'
import type { FileStorage } from './storage.ts'

export interface FileServiceDeps {
  readonly db: Database
  readonly storage: FileStorage
  /** Question types by id; their definitions say what may be uploaded. */
  readonly types: ReadonlyMap<string, AnyQuestionType>
}

/** Address of a stored file. */
export const fileUrl = (id: string): string => `/sapi/file/${id}`

/**
 * An upload for a question of a form that collects answers (T12). The file stays unclaimed until a submission names it,
 * and is swept after 24 hours if none does.
 */
export async function uploadForAnswer(
  { db, storage, types }: FileServiceDeps,
  {
    formKey,
    ip,
    userId,
    pass,
    parts,
  }: {
    formKey: string
    ip: string
    userId: string | null
    pass: string | null | undefined
    parts: AsyncIterable<Multipart>
  },
) {
  const network = networkOf(ip)
  const form = await findCollectingForm(db, formKey)
  // Whom the form's settings do not let in has nothing to keep here either.
  if (!form || refusalOf({ ...form, formKey }, { userId, pass })) throw new AppError('failed', 'file.notCollecting')
  let questionId = ''
  const received = await receiveFile(storage, parts, async (fields) => {
    questionId = fields.get('questionId') ?? ''
    return policyOf(readDefinition(form.definition), questionId, types)
  })
  // Counted after the stream, because only then is the size known; at most one file goes beyond the day's amount.
  const mayKeep =
    userId !== null ||
    (await takeTokens(db, `upload-bytes:${network}`, { capacity: dayBytes, seconds: day }, received.size))
  if (!mayKeep) {
    await storage.remove(received.id)
    throw new AppError('failed', 'common.tooMany')
  }
  await keep({ db, storage }, received, { kind: 'answer', formId: form.id, questionId, userId })
  return { id: received.id, name: received.name, size: received.size, url: fileUrl(received.id) }
}

/**
 * A picture that anybody may see, made anew by us.
 *
 * @param side in px: cut to a square of this size
 * @returns its address
 */
export async function uploadPicture(
  { db, storage }: Pick<FileServiceDeps, 'db' | 'storage'>,
  { userId, parts, side }: { userId: string; parts: AsyncIterable<Multipart>; side?: number },
): Promise<string> {
  const received = await receiveFile(storage, parts, async () => ({
    extensions: pictureExtensions,
    maxBytes: consoleBytes,
  }))
  return fileUrl(await reencode({ db, storage }, received, userId, side))
}

/** Deletes a picture this person uploaded, by its address; any other address is left alone. */
export async function removePicture(
  { db, storage }: Pick<FileServiceDeps, 'db' | 'storage'>,
  { url, userId }: { url: string; userId: string },
): Promise<void> {
  const id = url.startsWith(fileUrl('')) ? url.slice(fileUrl('').length) : ''
  if (await deletePicture(db, { id, userId })) await storage.remove(id)
}

/** A file for the console's own use: a picture like in `uploadPicture`, anything else for signed-in people only. */
export async function uploadCommon(
  { db, storage }: Pick<FileServiceDeps, 'db' | 'storage'>,
  { userId, parts }: { userId: string; parts: AsyncIterable<Multipart> },
): Promise<string> {
  const received = await receiveFile(storage, parts, async () => ({
    extensions: [...fileFormats.keys()],
    maxBytes: consoleBytes,
  }))
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

/** Opens a file for whoever may read it: anybody for pictures, otherwise by right or by ticket. */
export async function download(
  { db, storage }: Pick<FileServiceDeps, 'db' | 'storage'>,
  { id, user, token }: { id: string; user: CurrentUser | null; token: string | null },
): Promise<FileAnswer> {
  const file = await findFile(db, id)
  const isPublic = file?.kind === 'picture'
  if (!isPublic && !(await hasTicket(db, token, id))) {
    // The same for files that do not exist, so that an anonymous caller learns nothing.
    if (!user) throw new AppError('unauthenticated')
    if (!file) throw new AppError('notFound')
    await requireReader(db, user, file)
  }
  if (!file) throw new AppError('notFound')
  return {
    content: await storage.open(id),
    name: file.name,
    mime: file.mime,
    size: Number(file.size),
    inline: isPublic,
    cacheControl: isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
  }
}

/** A ticket for a link that a browser follows by itself: one use, 60 seconds, this file only (T2). */
export async function issueTicket(db: Database, { fileId, user }: { fileId: string; user: CurrentUser }) {
  const file = await findFile(db, fileId)
  if (!file) throw new AppError('notFound')
  await requireReader(db, user, file)
  const ticket = newToken('flt')
  const hash = tokenHash(ticket, 'flt')
  if (!hash) throw new Error('A new token must be well formed.')
  await insertTicket(db, { tokenHash: hash, userId: user.id, fileId })
  return { ticket, url: `${fileUrl(fileId)}?Authorization=Bearer%20${ticket}` }
}

/** Sizes the spec gives: 5 MB unless a question says otherwise. */
const consoleBytes = 5 * 1024 * 1024
const dayBytes = 200 * 1024 * 1024
const day = 24 * 60 * 60

/** @throws AppError `notFound` for anyone who may not read it */
const requireReader = async (db: Database, user: CurrentUser, file: FileRow): Promise<void> => {
  if (file.kind === 'picture' || file.kind === 'common') return
  // An export is its maker's, and only while they may still make it.
  const isTheirs = file.kind === 'answer' || file.uploaded_by === user.id
  const needed = file.kind === 'answer' ? 'project:data:list' : 'project:data:export'
  if (!isTheirs || file.form_id === null || !hasPermission(user, needed)) throw new AppError('notFound')
  await requireForm(db, user, { formId: file.form_id })
}

const hasTicket = async (db: Database, token: string | null, fileId: string): Promise<boolean> => {
  const hash = token === null ? null : tokenHash(token, 'flt')
  return hash !== null && redeemTicket(db, hash, fileId)
}

const policyOf = async (
  definition: FormDefinition,
  questionId: string,
  types: FileServiceDeps['types'],
): Promise<FilePolicy> => {
  const question = allQuestions(definition.questions).find(({ id, hidden }) => id === questionId && !hidden)
  const type = question && types.get(question.type)
  if (!type?.files) throw new AppError('failed', 'file.notForQuestion')
  const options = await type.options['~standard'].validate(question?.options)
  if (options.issues) throw new AppError('failed', 'file.notForQuestion')
  return type.files.policy(options.value)
}

const allQuestions = (questions: readonly Question[]): Question[] =>
  questions.flatMap((question) => [question, ...(question.children ?? [])])

const keep = async (
  { db, storage }: Pick<FileServiceDeps, 'db' | 'storage'>,
  { id, name, mime, size, sha256 }: ReceivedFile,
  owner: { kind: FileKind; formId: string | null; questionId: string | null; userId: string | null },
): Promise<void> => {
  const { kind, formId, questionId, userId } = owner
  try {
    await insertFile(db, { id, name, mime, size, sha256, kind, formId, questionId, uploadedBy: userId })
  } catch (error) {
    await storage.remove(id)
    throw error
  }
}

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
