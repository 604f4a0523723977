import { createHash, hash } from 'node:crypto'
import type { Json } from '#shared/form/definition'

/** JSON with the keys of every object in order: equal values give equal texts, whatever order they were built in. */
export const canonicalJson = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  // Any object may be read by its own keys; a hot path, so without a copy.
  const record = value as Readonly<Record<string, unknown>>
  let members = ''
  for (const key of Object.keys(record).sort()) {
    const member = record[key]
    if (member !== undefined) members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`
  }
  return `{${members}}`
}

/** SHA-256 of the canonical JSON. */
export const canonicalHash = (value: unknown): Buffer => createHash('sha256').update(canonicalJson(value)).digest()

export const sha256Hex = (text: string): string => hash('sha256', text, 'hex')

/**
 * A copy that PostgreSQL can keep as jsonb: without U+0000 and without half surrogates, which no text that a person
 * typed contains and which jsonb refuses.
 */
export const storableJson = (value: Json): Json => {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map(storableJson)
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [storableText(key), storableJson(member)]))
}

/** True when `storableJson` would change nothing. `text` is the value as JSON.stringify or `canonicalJson` wrote it. */
export const isStorable = (text: string): boolean => !unstorable.test(text)

// JSON.stringify escapes both, and nothing else, in this way; an escaped backslash before it only costs a copy.
const unstorable = /\\u(?:0000|d[89a-f])/

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const storableText = (text: string): string => text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD')
