// What PostgreSQL cannot keep: U+0000, and halves of surrogate pairs, which JSON may hold and nobody types; numbers as
// large as 1e400, which JSON.parse makes an infinity of. Judged here for everything that comes in, and nowhere else.
import type { Json } from '#shared/form/definition'
import { AppError } from './app-error.ts'

/** Deeper than anything of ours; a value that goes on is refused before somebody recurses into it. */
const deepest = 100

/** Where a value holds such a thing, as a path of keys; null: nowhere. @throws AppError for a value nested too deep */
export const unstorableAt = (value: unknown, depth = 0): readonly string[] | null => {
  if (typeof value === 'string') return isStorableText(value) ? null : []
  if (typeof value === 'number') return Number.isFinite(value) ? null : []
  if (typeof value !== 'object' || value === null) return null
  if (depth >= deepest) throw new AppError('failed', 'request.invalid')
  for (const key of Object.keys(value)) {
    if (!isStorableText(key)) return []
    const below = unstorableAt(Reflect.get(value, key), depth + 1)
    if (below) return [key, ...below]
  }
  return null
}

/**
 * A copy without U+0000, with U+FFFD for each half of a pair, and with the largest number there is for larger ones, which
 * is too large for every question all the same. @throws AppError for a value nested too deep
 */
export const storableJson = (value: Json, depth = 0): Json => {
  if (typeof value === 'string') return storableText(value)
  if (typeof value === 'number') return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) throw new AppError('failed', 'request.invalid')
  const inner = (member: Json) => storableJson(member, depth + 1)
  if (isList(value)) return value.map(inner)
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [storableText(key), inner(member)]))
}

export const storableText = (text: string): string =>
  text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD')

export const isStorableText = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
