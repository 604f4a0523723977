import { AppError } from './app-error.ts'
import type { MessageKey, MessageParams } from './messages.ts'

/**
 * A refusal that belongs to a field of the form, in the same shape as a value the schema refuses: the text for people is
 * `msg`, `data.fieldErrors` says where it goes.
 */
export const fieldError = (field: string, key: MessageKey, params: MessageParams = {}): AppError =>
  new AppError('failed', key, params, { place: 'body', fieldErrors: [{ field, code: key }] })

/** Somebody else changed the row since it was read. */
export const conflict = (): AppError => new AppError('failed', 'common.conflict', {}, { conflict: true })
