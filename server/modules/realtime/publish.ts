import type { KeptMessage, PassingMessage } from '#shared/contract/realtime'
import type { Database, Transaction } from '../../db/database.ts'
import { findFormOwner, insertMessage, type MessageRecord, notify } from './repository.ts'

/**
 * Tells every socket of a person, in whatever process, something of the moment. In a transaction: once it is committed.
 * Nobody listening, nobody hears it later.
 */
export const publishToUser = (db: Database | Transaction, userId: string, message: PassingMessage): Promise<void> =>
  notify(db, JSON.stringify({ to: userId, message }))

/** Tells every socket of everybody something of the moment. */
export const publishToAll = (db: Database | Transaction, message: PassingMessage): Promise<void> =>
  notify(db, JSON.stringify({ to: null, message }))

/**
 * Leaves a message that is kept until it is read, and rings for it.
 *
 * @param mergeKey unread messages with the same key are one; their `count` is added up
 */
export async function sendMessage(
  trx: Transaction,
  userId: string,
  message: KeptMessage,
  { mergeKey = '' }: { mergeKey?: string } = {},
): Promise<void> {
  const { unread, ...record } = await insertMessage(trx, { userId, message, mergeKey })
  await notify(trx, JSON.stringify({ to: userId, message: { ...shown(record), unread } }))
}

/** Tells the owner of a form that it has new answers. @param count how many */
export async function announceAnswers(trx: Transaction, formId: string, count: number): Promise<void> {
  const form = await findFormOwner(trx, formId)
  if (!form || count <= 0) return
  const body = { formKey: form.formKey, name: form.name, count }
  await sendMessage(trx, form.ownerId, { msgType: 'FORM_DATA_ADD', body }, { mergeKey: `form:${formId}` })
}

/** A kept message as the browser gets it. */
export const shown = ({ id, msgType, body, createdAt }: Omit<MessageRecord, 'isRead'>) => ({
  id,
  msgType,
  body,
  createTime: createdAt.toISOString(),
})
