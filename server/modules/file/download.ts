// Who may open a stored file, and the tickets by which a browser follows a link or draws a picture by itself.

import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { FileAnswer } from '../../http/send-file.ts'
import { type CurrentUser, hasPermission } from '../../kernel/current-user.ts'
import { userById } from '../auth/session.ts'
import { newToken, tokenHash } from '../auth/token.ts'
import { requireForm } from '../form/form-access.ts'
import { extendTicket, type FileRow, findFile, insertTicket, redeemTicket } from './repository.ts'
import { type FileServiceDeps, fileUrl } from './service.ts'

/** By what a caller may be let in. */
export interface Reader {
  readonly user: CurrentUser | null
  /** Bearer token of header or query: a session's, or a ticket. */
  readonly token: string | null
  /** What the browser that uploaded the file knows. */
  readonly holder: string | null
}

/** Opens a file for whoever may read it: anybody for pictures, otherwise by right, by ticket or as its sender. */
export async function download(
  { db, storage }: Pick<FileServiceDeps, 'db' | 'storage'>,
  { id, ...reader }: Reader & { id: string },
): Promise<FileAnswer> {
  const file = await findFile(db, id)
  const isPublic = file?.kind === 'picture'
  if (!isPublic) await requireOpen(db, id, file, reader)
  if (!file) throw new AppError('notFound')
  return {
    content: { tag: id, open: (range) => storage.open(id, range) },
    name: file.name,
    mime: file.mime,
    size: Number(file.size),
    inline: isPublic,
    cacheControl: isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
  }
}

/**
 * A ticket for one file, in an address a browser follows by itself (T2). `download`: one use, 60 seconds. `view`: any
 * number of uses within five minutes (T11), each judged by what its owner may see then; asked for again with `ticket`,
 * that one lives on, so that what is on screen keeps its address.
 */
export async function issueTicket(
  db: Database,
  {
    fileId,
    use = 'download',
    ticket: before,
    user,
  }: {
    fileId: string
    use?: 'download' | 'view' | undefined
    ticket?: string | undefined
    user: CurrentUser
  },
) {
  const file = await findFile(db, fileId)
  if (!file) throw new AppError('notFound')
  await requireReader(db, user, file)
  const seconds = use === 'view' ? viewSeconds : downloadSeconds
  const issued = { userId: user.id, fileId, seconds, reusable: use === 'view' }
  const known = use === 'view' && before !== undefined ? tokenHash(before, 'flt') : null
  const isExtended = known !== null && (await extendTicket(db, { ...issued, tokenHash: known }))
  const ticket = isExtended && before !== undefined ? before : newToken('flt')
  if (!isExtended) await insertTicket(db, { ...issued, tokenHash: hashOf(ticket) })
  const { name, mime, size } = file
  const url = `${fileUrl(fileId)}?Authorization=Bearer%20${ticket}`
  return { ticket, url, name, mime, size: Number(size), seconds }
}

const downloadSeconds = 60
const viewSeconds = 5 * 60

const hashOf = (ticket: string): Buffer => {
  const hash = tokenHash(ticket, 'flt')
  if (!hash) throw new Error('A new token must be well formed.')
  return hash
}

/** @throws AppError the same for files that do not exist, so that an anonymous caller learns nothing */
const requireOpen = async (
  db: Database,
  id: string,
  file: FileRow | undefined,
  { user, token, holder }: Reader,
): Promise<void> => {
  const bearer = await bearerOf(db, token, id)
  if (bearer) {
    if (file) await requireReader(db, bearer, file)
    return
  }
  if (file && isHeldBy(file, holder)) return
  if (!user) throw new AppError('unauthenticated')
  if (!file) throw new AppError('notFound')
  await requireReader(db, user, file)
}

/** Whose ticket it is; null without a valid one. */
const bearerOf = async (db: Database, token: string | null, fileId: string): Promise<CurrentUser | null> => {
  const hash = token === null ? null : tokenHash(token, 'flt')
  const userId = hash === null ? null : await redeemTicket(db, hash, fileId)
  return userId === null ? null : userById(db, userId)
}

/** While no record has the file, it is part of its sender's draft. */
const isHeldBy = (file: FileRow, holder: string | null): boolean => {
  const hash = holder === null ? null : tokenHash(holder, 'flh')
  return (
    file.kind === 'answer' &&
    file.submission_id === null &&
    file.holder_hash !== null &&
    hash !== null &&
    file.holder_hash.equals(hash)
  )
}

/** @throws AppError `notFound` for anyone who may not read it */
const requireReader = async (db: Database, user: CurrentUser, file: FileRow): Promise<void> => {
  if (file.kind === 'picture' || file.kind === 'common') return
  // An export is its maker's, and only while they may still make it.
  const isTheirs = file.kind === 'answer' || file.uploaded_by === user.id
  const needed = file.kind === 'answer' ? 'project:data:list' : 'project:data:export'
  if (!isTheirs || file.form_id === null || !hasPermission(user, needed)) throw new AppError('notFound')
  await requireForm(db, user, { formId: file.form_id })
}
