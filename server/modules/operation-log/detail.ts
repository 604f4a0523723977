// The detail of an entry in words. Older entries wrote it in other shapes; whatever it holds is shown.
import type { Json } from '#shared/form/definition'
import { isMessageKey, type MessageKey } from '../../http/messages.ts'

export type Say = (key: MessageKey) => string
export interface Fact {
  readonly field: string
  readonly label: string
  readonly value: string
}
export interface ChangedField {
  readonly field: string
  readonly label: string
  readonly before: string
  readonly after: string
  readonly isHidden: boolean
}

/**
 * What an entry says beside who, when and what: fields before and after, and the rest.
 * @param area of the act: its own words for fields go before those of all
 */
export const readDetail = (detail: Json, area: string, say: Say): { changes: ChangedField[]; facts: Fact[] } => {
  if (!isRecord(detail)) return { changes: [], facts: [] }
  const { pairs, left } = changesIn(detail)
  return {
    changes: pairs.map(([field, pair]) => ({
      field,
      label: labelOf(field, area, say),
      before: pair ? textOf(pair[0], say) : '',
      after: pair ? textOf(pair[1], say) : '',
      isHidden: pair === null,
    })),
    facts: Object.entries(left).map(([field, value]) => ({
      field,
      label: labelOf(field, area, say),
      value: textOf(value, say),
    })),
  }
}

type Detail = Readonly<Record<string, Json>>

const changesIn = (detail: Detail): { pairs: readonly Pair[]; left: Detail } => {
  const { changes, ...others } = detail
  if (Array.isArray(changes)) return { pairs: changes.flatMap(pairOf), left: others }
  const { before, after, ...rest } = detail
  if (isRecord(before) && isRecord(after)) return { pairs: pairsOfStates(before, after), left: rest }
  return { pairs: [], left: detail }
}

type Pair = readonly [field: string, states: readonly [Json, Json] | null]

/** As `changesOf` wrote it. */
const pairOf = (change: Json): Pair[] => {
  if (!isRecord(change) || typeof change.field !== 'string') return []
  const { field, before, after } = change
  return [[field, before === undefined || after === undefined ? null : [before, after]]]
}

/** The whole of a record before and after, as entries were written until 0040. */
const pairsOfStates = (before: Detail, after: Detail): Pair[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => [field, [before[field] ?? null, after[field] ?? null]])

/** The name of a field nobody has a word for is shown as it is. */
const labelOf = (field: string, area: string, say: Say): string => {
  const key = [`audit.field.${area}.${field}`, `audit.field.${field}`].find(isMessageKey)
  return key === undefined ? field : say(key)
}

const textOf = (value: Json, say: Say): string => {
  if (value === null) return ''
  if (typeof value === 'boolean') return say(value ? 'sheet.yes' : 'sheet.no')
  if (Array.isArray(value)) return value.map((each) => textOf(each, say)).join(say('audit.separator'))
  if (typeof value === 'object') return JSON.stringify(value)
  const key = `audit.value.${value}`
  return isMessageKey(key) ? say(key) : String(value)
}

const isRecord = (value: Json | undefined): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
