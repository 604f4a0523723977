import type { SaveOutcome } from '../db/versioned.ts'
import { AppError } from './app-error.ts'
import type { MessageKey, MessageParams } from './messages.ts'

/**
 * A refusal that belongs to a field of the form, in the same shape as a value the schema refuses: the text for people is
 * `msg`, `data.fieldErrors` says where it goes.
 */
export const fieldError = (field: string, key: MessageKey, params: MessageParams = {}): AppError =>
  new AppError('failed', key, params, { place: 'body', fieldErrors: [{ field, code: key }] })

/**
 * Somebody else changed what the caller was about to change (code 409, `data` is `conflictSchema`).
 * @param newer what the row is by now, where it is one row that was saved
 */
export const conflict = (newer?: Exclude<SaveOutcome, string>): AppError =>
  new AppError('conflict', undefined, {}, { conflict: true, current: newer ? currentOf(newer) : null })

/** @throws AppError `conflict` for an edit of an older version, `notFound` when the row is gone */
export function requireSaved(outcome: SaveOutcome): void {
  if (outcome === 'gone') throw new AppError('notFound')
  if (outcome !== 'saved') throw conflict(outcome)
}

const currentOf = ({ version, updatedAt, updatedBy }: Exclude<SaveOutcome, string>) => ({
  version,
  updateTime: updatedAt.toISOString(),
  updatedBy,
})
