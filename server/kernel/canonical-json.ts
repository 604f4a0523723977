import { createHash, hash } from 'node:crypto'

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
