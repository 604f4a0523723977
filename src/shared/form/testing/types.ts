// Question types for the engine's own tests, in the shapes of the SDK. The engine imports no plugin, its tests neither.
import type { Json } from '../definition.ts'
import { noIssues } from '../issue.ts'
import type { Address, ResolveType, TypeAddresses, TypeRuntime, TypeTraits, TypeValidator } from '../question-type.ts'

interface TextOptions {
  /** Copies of a row leave it out. */
  readonly once?: boolean
  readonly maxLength?: number
  readonly pattern?: string
}
const text: TypeValidator<TextOptions, string> = {
  is: (answer): answer is string => typeof answer === 'string',
  isEmpty: (answer) => answer.trim() === '',
  once: ({ once }) => once === true,
  prepare: ({ maxLength = 200, pattern }, { patterns }) => {
    const matcher = pattern === undefined ? null : patterns.compile(pattern)
    return (answer) => {
      if (answer.length > maxLength) return [{ code: 'text.tooLong', params: { max: maxLength } }]
      return pattern === undefined || matcher?.test(answer) ? noIssues : [{ code: 'text.pattern' }]
    }
  },
  patterns: ({ pattern }) => (pattern === undefined ? [] : [pattern]),
}

interface NumberOptions {
  readonly min?: number
  readonly max?: number
}
const number: TypeValidator<NumberOptions, number> = {
  is: (answer): answer is number => typeof answer === 'number' && Number.isFinite(answer),
  prepare:
    ({ min = -1e9, max = 1e9 }) =>
    (answer) =>
      answer < min || answer > max ? [{ code: 'number.outOfRange', params: { min, max } }] : noIssues,
}

interface ChoiceOptions {
  readonly choices: readonly { readonly id: string }[]
}
const single: TypeValidator<ChoiceOptions, string> = {
  is: (answer): answer is string => typeof answer === 'string',
  prepare: ({ choices }) => {
    const ids = new Set(choices.map(({ id }) => id))
    return (answer) => (ids.has(answer) ? noIssues : [{ code: 'single.unknownChoice' }])
  },
}
const multiple: TypeValidator<ChoiceOptions, readonly string[]> = {
  is: (answer): answer is readonly string[] =>
    Array.isArray(answer) && answer.every((member) => typeof member === 'string'),
  isEmpty: (answer) => answer.length === 0,
  prepare: ({ choices }) => {
    const ids = new Set(choices.map(({ id }) => id))
    return (answer) => {
      for (const member of answer) if (!ids.has(member)) return [{ code: 'multiple.unknownChoice' }]
      return noIssues
    }
  },
  operand: (answer) => answer,
}

/** Begins so many days from today, where the options say how many. */
const date: TypeValidator<{ readonly offset?: number }, string> = {
  is: (answer): answer is string => typeof answer === 'string' && /^\d{4}-\d\d-\d\d$/.test(answer),
  begin: ({ offset }, { now }) =>
    offset === undefined ? undefined : new Date(now + offset * 86_400_000).toISOString().slice(0, 10),
  prepare:
    () =>
    (answer, { now }) =>
      Date.parse(answer) > now ? [{ code: 'date.inFuture' }] : noIssues,
}

interface RowsOptions {
  readonly maxRows?: number
}
const rows: TypeValidator<RowsOptions, readonly Readonly<Record<string, Json>>[]> = {
  is: (answer): answer is readonly Readonly<Record<string, Json>>[] => Array.isArray(answer),
  prepare:
    ({ maxRows = 10 }) =>
    (answer) =>
      answer.length > maxRows ? [{ code: 'rows.tooMany', params: { max: maxRows } }] : noIssues,
}

const rowsAddresses: TypeAddresses<RowsOptions, readonly Readonly<Record<string, Json>>[]> = {
  list: (_options, { children }) => [
    { id: ':rows', label: 'Rows', kind: 'number', derived: true },
    ...children.flatMap(({ question }): Address[] => [{ id: question.id, label: question.id, kind: 'text' }]),
  ],
  at: (answer, id, children) => {
    if (id === ':rows') return answer.length
    const child = children.find((each) => each.id === id)
    const found = answer.map((row) => child?.operand(row[id]) ?? null).filter((operand) => operand !== null)
    return found.length === 0 ? null : found.map(String)
  },
}

interface GridOptions {
  readonly rows: readonly string[]
}
/** One text for each of several rows. */
const grid: TypeValidator<GridOptions, Readonly<Record<string, string>>> = {
  is: (answer): answer is Readonly<Record<string, string>> =>
    typeof answer === 'object' &&
    answer !== null &&
    !Array.isArray(answer) &&
    Object.values(answer).every((cell) => typeof cell === 'string'),
  isEmpty: (answer) => Object.keys(answer).length === 0,
  prepare: () => () => noIssues,
}
const gridAddresses: TypeAddresses<GridOptions, Readonly<Record<string, string>>> = {
  list: ({ rows: ids }) =>
    ids.map((id) => ({ id, label: `Row ${id}`, kind: 'text', operators: ['eq', 'ne'], place: { path: [id] } })),
  at: (answer, id) => (Object.hasOwn(answer, id) ? (answer[id] ?? null) : null),
}

/** Breaks its promise: throws on everything. */
const throwing: TypeValidator<Json, string> = {
  begin: () => {
    throw new Error('begin')
  },
  is: (answer): answer is string => {
    if (answer === 'boom') throw new Error('is')
    return typeof answer === 'string'
  },
  prepare: () => () => {
    throw new Error('check')
  },
  operand: () => {
    throw new Error('operand')
  },
}

const traits = (operators: TypeTraits['operators'], rest: Partial<TypeTraits> = {}): TypeTraits => ({
  collects: true,
  flow: 'none',
  container: 'none',
  operators: ['isNull', 'notNull', ...operators],
  ...rest,
})
const layout = (flow: TypeTraits['flow']): TypeTraits => ({ collects: false, flow, container: 'none', operators: [] })

const runtime = <Options, Answer>(
  own: TypeTraits,
  validator?: TypeValidator<Options, Answer>,
  addresses?: TypeAddresses<Options, Answer>,
): TypeRuntime => ({
  // As in the real registry: options and answers are erased, the name joins them.
  traits: own,
  ...(validator && { validator: validator as unknown as TypeValidator<never, never> }),
  ...(addresses && { addresses: addresses as unknown as TypeAddresses<never, never> }),
})

const types: ReadonlyMap<string, TypeRuntime> = new Map([
  ['text', runtime(traits(['eq', 'ne', 'like', 'notLike']), text)],
  ['number', runtime(traits(['eq', 'ne', 'gt', 'ge', 'lt', 'le']), number)],
  ['single', runtime(traits(['eq', 'ne']), single)],
  ['multiple', runtime(traits(['eq', 'ne', 'like', 'notLike']), multiple)],
  ['date', runtime(traits(['eq', 'ne', 'gt', 'ge', 'lt', 'le']), date)],
  ['rows', runtime(traits([], { container: 'rows' }), rows, rowsAddresses)],
  ['grid', runtime(traits([]), grid, gridAddresses)],
  ['throwing', runtime(traits(['eq']), throwing)],
  ['page-break', runtime(layout('page'))],
  ['section', runtime(layout('section'))],
  ['display', runtime(layout('none'))],
])

export const testTypes: ResolveType = (typeId) => types.get(typeId)
