// SQL of finding records: filters by answers and by the record's own fields. Everything a person typed is a parameter.
import { type RawBuilder, sql } from 'kysely'
import type { DataFilter, filterOperators, recordFields } from '#shared/contract/submission'
import { readField } from '#shared/form/address'
import type { Place } from '#shared/form/question-type'

/** Which records of a form; everything absent means all of them. */
export interface Matching {
  readonly filters?: readonly DataFilter[] | undefined
  readonly search?: string | undefined
  /** Where the parts of answers stand that filters and sorting name; one that is not among them is nowhere. */
  readonly places?: ReadonlyMap<string, Place> | undefined
  /** Options, by question, that the search means besides its very words. */
  readonly choices?: ReadonlyMap<string, readonly string[]> | undefined
  /** Where text stands inside answers that are more than a text. */
  readonly texts?: readonly (readonly string[])[] | undefined
}

export interface SortRule {
  readonly id: string
  readonly desc: boolean
}

export const matchesAll = ({ filters, search }: Matching): boolean => !filters?.length && !search?.trim()

/** A condition on a row of `submission`. */
export const matching = ({ filters = [], search = '', places, choices, texts }: Matching): RawBuilder<boolean> => {
  const conditions = filters.map((filter) => condition(filter, places))
  const wanted = search.trim()
  if (wanted !== '') conditions.push(searched(wanted, choices, texts))
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/** Order by the rules, then newest first; empty values stand last in both directions. */
export const ordering = (sort: readonly SortRule[], places?: Matching['places']): RawBuilder<unknown> =>
  sql.join([
    ...sort.map(({ id, desc }) => {
      const value = isRecordField(id) ? columns[id] : (answerOf(id, places) ?? sql`null::jsonb`)
      return desc ? sql`${value} desc nulls last` : sql`${value} asc nulls last`
    }),
    sql`id desc`,
  ])

type Operator = (typeof filterOperators)[number]
type Value = string | number

const condition = ({ field, operator, values }: DataFilter, places: Matching['places']): RawBuilder<boolean> => {
  // What is not that includes what is not there at all.
  const positive = opposites[operator]
  if (positive) return sql`not coalesce(${condition({ field, operator: positive, values }, places)}, false)`
  if (isRecordField(field)) return ofRecord(field, operator, values)
  const answer = answerOf(field, places)
  return answer ? ofAnswer(answer, operator, values) : nothing
}

const opposites: Partial<Record<Operator, Operator>> = { ne: 'eq', notLike: 'like', notIn: 'in', isNull: 'notNull' }

const columns = {
  '@serial': sql`serial_number`,
  '@time': sql`submitted_at`,
  '@version': sql`version`,
  '@duration': sql`duration_ms`,
  '@channel': sql`channel`,
} as const
type RecordField = (typeof recordFields)[number]

const isRecordField = (field: string): field is RecordField => Object.hasOwn(columns, field)

const ofRecord = (field: RecordField, operator: Operator, values: readonly Value[]): RawBuilder<boolean> => {
  const column = columns[field]
  if (operator === 'notNull') return field === '@channel' ? sql`channel <> ''` : sql`${column} is not null`
  if (field === '@channel') return ofText(column, operator, values)
  const wanted = values.map((value) =>
    field === '@time' ? instant(value) : Number.isFinite(Number(value)) ? sql`${Number(value)}::numeric` : null,
  )
  if (operator === 'in') {
    const known = wanted.filter((value) => value !== null)
    return known.length === 0 ? nothing : sql`${column} in (${sql.join(known)})`
  }
  const [first, second] = wanted
  return first ? compared(sql`${column}`, operator, first, second ?? undefined) : nothing
}

/** An answer, or a part of one, as JSON; null for a part nobody knows the place of. */
const answerOf = (field: string, places: Matching['places']): RawBuilder<unknown> | null => {
  const { questionId, address } = readField(field)
  if (address === undefined) return sql`(answers -> ${questionId}::text)`
  const place = places?.get(field)
  return place ? partOf(questionId, place) : null
}

const partOf = (questionId: string, place: Place): RawBuilder<unknown> => {
  const answer = sql`(answers -> ${questionId}::text)`
  if ('path' in place) {
    const part = sql`(answers #> ${[questionId, ...place.path]}::text[])`
    return sql`(case when ${part} = '[]'::jsonb or (jsonb_typeof(${part}) = 'string' and btrim(${part} #>> '{}') = '')
      then null else ${part} end)`
  }
  const isList = sql`jsonb_typeof(${answer}) = 'array'`
  if (place.fold === 'count') return sql`(case when ${isList} then to_jsonb(jsonb_array_length(${answer})) end)`
  const { fold, column } = place
  const rows = sql`jsonb_array_elements(case when ${isList} then ${answer} else '[]'::jsonb end)
    with ordinality as each (line, at)`
  const cell = sql`(line -> ${column}::text)`
  const text = sql`(line ->> ${column}::text)`
  switch (fold) {
    case 'sum':
      return sql`(select to_jsonb(sum(${text}::numeric)) from ${rows} where jsonb_typeof(${cell}) = 'number')`
    case 'min':
      return sql`(select to_jsonb(min(${text}::numeric)) from ${rows} where jsonb_typeof(${cell}) = 'number')`
    case 'max':
      return sql`(select to_jsonb(max(${text}::numeric)) from ${rows} where jsonb_typeof(${cell}) = 'number')`
    case 'first':
      return sql`(select to_jsonb(min(${text} collate "C")) from ${rows} where jsonb_typeof(${cell}) = 'string')`
    case 'last':
      return sql`(select to_jsonb(max(${text} collate "C")) from ${rows} where jsonb_typeof(${cell}) = 'string')`
    case 'lines':
      return sql`(select to_jsonb(string_agg(${text}, E'\\n' order by at)) from ${rows}
        where jsonb_typeof(${cell}) = 'string')`
    case 'set':
      return sql`(select jsonb_agg(${cell} order by at) from ${rows} where ${cell} is not null)`
  }
}

const ofAnswer = (answer: RawBuilder<unknown>, operator: Operator, values: readonly Value[]): RawBuilder<boolean> => {
  if (operator === 'notNull') return sql`(${answer} is not null)`
  if (operator === 'in') return holdsOneOf(answer, values.map(String))
  const [first, second] = values
  if (first === undefined) return nothing
  if (typeof first === 'number') {
    // Compared as JSON, where nothing has to be cast that may be no number.
    const numbers = values.map((value) => sql`to_jsonb(${Number(value)}::numeric)`)
    const [from, to] = numbers
    return from ? sql`(jsonb_typeof(${answer}) = 'number' and ${compared(answer, operator, from, to)})` : nothing
  }
  const text = sql`(${answer} #>> '{}')`
  const isText = sql`jsonb_typeof(${answer}) = 'string'`
  if (isDay.test(first)) {
    const day = sql`left(${text}, 10) collate "C"`
    const until = second === undefined ? undefined : sql`${String(second)}::text`
    return sql`(${isText} and ${compared(day, operator, sql`${first}::text`, until)})`
  }
  return sql`(${isText} and ${ofText(text, operator, values)})`
}

const ofText = (text: RawBuilder<unknown>, operator: Operator, values: readonly Value[]): RawBuilder<boolean> => {
  const [first] = values
  if (first === undefined) return nothing
  if (operator === 'like') return sql`${text} ilike ${`%${escaped(String(first))}%`}`
  if (operator === 'in') return sql`${text} in (${sql.join(values.map((value) => sql`${String(value)}::text`))})`
  return operator === 'eq' ? sql`${text} = ${String(first)}::text` : nothing
}

const compared = (
  value: RawBuilder<unknown>,
  operator: Operator,
  first: RawBuilder<unknown>,
  second: RawBuilder<unknown> | undefined,
): RawBuilder<boolean> => {
  switch (operator) {
    case 'eq':
      return sql`${value} = ${first}`
    case 'gt':
      return sql`${value} > ${first}`
    case 'ge':
      return sql`${value} >= ${first}`
    case 'lt':
      return sql`${value} < ${first}`
    case 'le':
      return sql`${value} <= ${first}`
    case 'between':
      return second ? sql`(${value} >= ${first} and ${value} <= ${second})` : nothing
    default:
      return nothing
  }
}

/** Whether one of these ids stands anywhere in an answer. */
const holdsOneOf = (answer: RawBuilder<unknown>, ids: readonly string[]): RawBuilder<boolean> =>
  sql`jsonb_path_exists(${answer}, '$.** ? (@ == $wanted[*])',
    jsonb_build_object('wanted', ${JSON.stringify(ids)}::jsonb), true)`

/** Any text answer or text in an answer, not what a choice or a file is stored as. */
const searched = (
  wanted: string,
  choices: Matching['choices'] = new Map(),
  texts: Matching['texts'] = [],
): RawBuilder<boolean> => {
  const inText = sql<boolean>`exists (select from jsonb_each(answers) as each
    where jsonb_typeof(each.value) = 'string' and each.value #>> '{}' ilike ${`%${escaped(wanted)}%`})`
  // Codes and numbers are shown in groups and stored without: as it is read, so it may be looked for.
  const together = wanted.replaceAll(/[\s-]/g, '')
  const spellings = [...new Set([wanted, together])].filter((each) => each !== '')
  const ways = [
    inText,
    ...texts.flatMap((path) =>
      spellings.map((each) => sql<boolean>`(answers #>> ${[...path]}::text[]) ilike ${`%${escaped(each)}%`}`),
    ),
    ...(/^\d{1,15}$/.test(wanted) ? [sql<boolean>`serial_number = ${wanted}::bigint`] : []),
    ...[...choices].map(([id, ids]) => holdsOneOf(sql`(answers -> ${id}::text)`, ids)),
  ]
  return sql`(${sql.join(ways, sql` or `)})`
}

/** A filter that makes no sense for its field matches no record, so that nobody takes all for some. */
const nothing = sql<boolean>`false`

const instant = (value: Value): RawBuilder<unknown> | null => {
  const time = new Date(value)
  return Number.isNaN(time.getTime()) ? null : sql`${time.toISOString()}::timestamptz`
}

const isDay = /^\d{4}-\d{2}-\d{2}$/
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')
