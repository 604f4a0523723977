import type { Post, PostFields, PostFilters } from '#shared/contract/post'
import type { Database, Transaction } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldError, requireSaved } from '../../http/field-error.ts'
import type { Actor, CurrentUser } from '../../kernel/current-user.ts'
import { listSheet, maxSheetRows, type Sheet, type SheetColumn } from '../../sheet/list-sheet.ts'
import { beginChange } from '../auth/power.ts'
import { changesOf } from '../system/audit-changes.ts'
import { audit } from '../system/audit-repository.ts'
import * as posts from './repository.ts'

export const listPosts = (db: Database, filters: PostFilters, page: { current: number; size: number }) =>
  posts.listPosts(db, filters, page)

/** Active posts to choose from. */
export const postOptions = (db: Database) => posts.findActive(db)

/** @throws AppError `notFound` */
export async function getPost(db: Database | Transaction, id: string): Promise<Post> {
  const found = await posts.findPost(db, id)
  if (!found) throw new AppError('notFound')
  return found
}

export async function createPost(db: Database, { user, ip }: Actor, fields: PostFields): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await beginChange(trx, user)
    await requireFree(trx, null, fields)
    const id = await posts.insertPost(trx, fields)
    const { postName: subjectName, postCode } = fields
    await audit(trx, { userId: user.id, ip, action: 'post.create', subject: id, subjectName, detail: { postCode } })
    return id
  })
}

/** @throws AppError with `conflict` for an edit of an older version */
export async function updatePost(
  db: Database,
  { user, ip }: Actor,
  fields: PostFields & { id: string; version: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await beginChange(trx, user)
    const before = await getPost(trx, fields.id)
    await requireFree(trx, fields.id, fields)
    requireSaved(await posts.updatePost(trx, user.id, fields))
    const detail = changesOf(before, fields, { fields: ['postName', 'postCode', 'sort', 'status', 'remark'] })
    const { id: subject, postName: subjectName } = fields
    await audit(trx, { userId: user.id, ip, action: 'post.update', subject, subjectName, detail })
  })
}

/**
 * Deletes posts that nobody holds, all or none.
 * @throws AppError `post.held…`, which names holders as far as the caller may see them
 */
export async function deletePosts(db: Database, { user, ip }: Actor, ids: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Posts are given under the same lock: nobody gets one between the question and the deletion.
    await beginChange(trx, user)
    for (const id of ids) {
      const post = await getPost(trx, id)
      if (post.userCount > 0) throw await heldBy(trx, user, post)
      const { postName: subjectName, postCode } = post
      await audit(trx, { userId: user.id, ip, action: 'post.delete', subject: id, subjectName, detail: { postCode } })
    }
    await posts.deletePosts(trx, ids)
  })
}

export async function postSheet(
  db: Database,
  reader: { userId: string | null; ip: string },
  filters: PostFilters,
  language: string | undefined,
): Promise<Sheet> {
  const { rows } = await posts.listPosts(db, filters, { current: 1, size: maxSheetRows })
  await audit(db, { ...reader, action: 'post.export', detail: { rows: rows.length } })
  return listSheet('sheet.posts', sheetColumns, { rows, language })
}

const sheetColumns: readonly SheetColumn<Post>[] = [
  ['sheet.postName', (row) => row.postName],
  ['sheet.postCode', (row) => row.postCode],
  ['sheet.sort', (row) => row.sort],
  ['sheet.holders', (row) => row.userCount],
  ['sheet.status', (row, say) => say(`sheet.${row.status}`)],
  ['sheet.remark', (row) => row.remark],
]

/** As many as fit into a sentence. */
const mostNames = 5

const heldBy = async (trx: Transaction, user: CurrentUser, { id, postName: name, userCount }: Post) => {
  const people = await posts.findHolderNames(trx, user, { postId: id, limit: mostNames })
  const count = userCount - people.length
  if (people.length === 0) return new AppError('failed', 'post.heldElsewhere', { name })
  return count === 0
    ? new AppError('failed', 'post.held', { name, people })
    : new AppError('failed', 'post.heldByMore', { name, people, count })
}

/** Asked under the lock, so the unique indexes never have to refuse; which of the two it is, they could not say. */
const requireFree = async (
  trx: Transaction,
  id: string | null,
  { postCode, postName }: Pick<PostFields, 'postCode' | 'postName'>,
): Promise<void> => {
  const taken = await posts.findTaken(trx, { id, postCode, postName })
  if (taken === 'postCode') throw fieldError('postCode', 'post.codeTaken', { code: postCode })
  if (taken === 'postName') throw fieldError('postName', 'post.nameTaken', { name: postName })
}
