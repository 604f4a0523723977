import { codes } from '#shared/contract/endpoint'
import { type Conflict, conflictSchema } from '#shared/contract/fields'
import { ApiError } from '../../api/api-error.ts'

/** Why the server did not do what a form asked for. */
export interface Refusal {
  /** The server's sentence, '' when it had none. */
  readonly text: string
  /** Names of the fields it is about; empty when it is about the whole. */
  readonly fields: readonly string[]
  /** Somebody else changed the record since it was read. */
  readonly isConflict: boolean
  /** With a conflict: what the record is by now, when the server said so. */
  readonly current: Conflict['current']
  /** It would give more than the caller has (T24, T25), or is forbidden otherwise. */
  readonly isForbidden: boolean
}

/** Reads a failure of `useAction`; null for those that are no answer of the server to this input: network, time limit. */
export const refusalOf = (error: unknown): Refusal | null => {
  if (!(error instanceof ApiError)) return null
  const isConflict = error.code === codes.conflict
  if (error.kind !== 'failed' && error.kind !== 'forbidden' && !isConflict) return null
  const data: object = typeof error.data === 'object' && error.data !== null ? error.data : {}
  const listed: unknown = 'fieldErrors' in data ? data.fieldErrors : []
  return {
    text: error.serverText,
    fields: Array.isArray(listed) ? listed.flatMap(fieldOf) : [],
    isConflict,
    current: isConflict ? (conflictSchema.safeParse(data).data?.current ?? null) : null,
    isForbidden: error.kind === 'forbidden',
  }
}

const fieldOf = (entry: unknown): string[] =>
  typeof entry === 'object' && entry !== null && 'field' in entry && typeof entry.field === 'string'
    ? [entry.field]
    : []
