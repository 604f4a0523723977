import type { Json } from '#shared/form/definition'

/** A field before and after; without both where they are not kept. */
type Change = { readonly field: string; readonly before?: Json; readonly after?: Json }

/**
 * What an edit changed, for the detail of an audit entry: fields that differ, in the order of `fields`. Long texts are cut.
 *
 * @param fields which of them are of interest; the name of each is a text `audit.field.<name>` of the server
 * @param unnamed fields whose values are not kept, because the log can never forget them: addresses, numbers, secrets
 */
export const changesOf = <Row extends object>(
  before: Row,
  after: { readonly [Key in keyof Row]?: Row[Key] | undefined },
  { fields, unnamed = [] }: { fields: readonly (keyof Row & string)[]; unnamed?: readonly (keyof Row & string)[] },
): { changes: Json[] } => {
  const isDifferent = (field: keyof Row & string) => JSON.stringify(before[field]) !== JSON.stringify(after[field])
  const changes: Change[] = [
    ...fields.filter(isDifferent).map((field) => ({ field, before: plain(before[field]), after: plain(after[field]) })),
    ...unnamed.filter(isDifferent).map((field) => ({ field })),
  ]
  return { changes: changes.map((change) => ({ ...change })) }
}

const plain = (value: unknown): Json => {
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest)}…` : value
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return Array.isArray(value) ? value.map(plain) : null
}

const longest = 300
