// One question bound to its type: closures made once per form version, so that an answer costs a few calls and no lookups.
import type { Json, Question } from './definition.ts'
import { asksToBeFixed, fixedAnswer, isOpenToLinks } from './fixed-answer.ts'
import { type Issue, noIssues } from './issue.ts'
import type {
  AnswerContext,
  ChildReader,
  Derived,
  Operand,
  PatternTool,
  PreparedCheck,
  ResolveType,
  TypeAddresses,
  TypeRuntime,
  TypeTraits,
  TypeValidator,
} from './question-type.ts'
import { readRaw } from './raw-answer.ts'
import { malformed, type Read } from './read.ts'

export const malformedIssues: readonly Issue[] = Object.freeze([{ code: 'malformed' }])
export const requiredIssues: readonly Issue[] = Object.freeze([{ code: 'required' }])

export interface CompiledQuestion {
  readonly question: Question
  /** The container a child belongs to. */
  readonly parent: Question | null
  readonly traits: TypeTraits
  /** False for a type this installation does not have: its answer is kept as sent and never required. */
  readonly known: boolean
  /** Must be answered when visible. */
  readonly required: boolean
  readonly children: readonly CompiledQuestion[]
  /** Structure and emptiness. Total: never throws, whatever comes in. */
  readonly read: (raw: unknown) => Read
  /** The type's rules for an answer that `read` returned. Never throws. */
  readonly check: (answer: Json, context: AnswerContext) => readonly Issue[]
  readonly operand: (answer: Json) => Operand
  /** What rules compare at an address of it; undefined: nothing is there. Never throws. */
  readonly at: (answer: Json, address: string) => Operand | undefined
  /** How its answer is worked out of others, or that it is the author's own; null: it is given. */
  readonly derived: Derived<Json> | null
  /** What a new respondent begins with by the options; undefined: nothing. Never throws. */
  readonly begin: (context: AnswerContext) => unknown
  /** Copies of a row leave its answer out; absent: they do not. */
  readonly isOnce?: () => boolean
  /** True when the type could not make a check from these options; every answer is then refused. */
  readonly broken: boolean
}

/** @param parent the container, for a child question */
export const compileQuestion = (
  question: Question,
  parent: Question | null,
  resolve: ResolveType,
  patterns: PatternTool,
): CompiledQuestion => {
  const runtime = resolve(question.type)
  const inert = {
    question,
    parent,
    required: false,
    children: [],
    check: nothingWrong,
    operand: plainOperand,
    at: nowhere,
    derived: null,
    begin: nowhere,
    broken: false,
  }
  if (!runtime) return { ...inert, traits: unknownTraits, known: false, read: readRaw }
  const { traits } = runtime
  // The registry erases the type's option and answer types; what belongs together was joined there by folder name.
  const validator = runtime.validator as unknown as TypeValidator<Json, Json> | undefined
  if (!traits.collects || !validator)
    return { ...inert, traits, known: true, read: traits.collects ? readRaw : notGiven }
  const children =
    traits.container === 'rows'
      ? (question.children ?? []).map((child) => compileQuestion(child, question, resolve, patterns))
      : []
  const prepared = prepare(validator, question, patterns)
  const isFixed = parent === null && asksToBeFixed(question, runtime.validator) && !isOpenToLinks(question)
  // Nobody can be asked for what is worked out, for what the author said, for what the server gives, or for what is not drawn.
  const required =
    question.required && !question.byLink && !traits.assigned && validator.derive === undefined && !isFixed
  const begin = beginOf(validator, question)
  const isOnce = () => validator.once?.(question.options) ?? false
  const shared = { question, parent, traits, known: true, required, children, begin, isOnce }
  const operand = operandOf(validator)
  const at = atOf(runtime, question.options, children)
  const derivedBy = (read: CompiledQuestion['read'], check: CompiledQuestion['check']): Derived<Json> | null =>
    isFixed ? fixedAnswer(question, { read, check }) : parent === null ? derivedOf(validator, question) : null
  const own = prepared ? guarded(prepared) : refuse
  if (traits.container === 'rows') {
    const fields = children.filter(
      ({ traits: { collects, assigned }, question: { hidden } }) => collects && !assigned && hidden !== true,
    )
    const read = readRows(validator, fields)
    const check = checkRows(own, fields)
    return { ...shared, read, check, operand, at, derived: derivedBy(read, check), broken: prepared === null }
  }
  const read = readOne(validator)
  return { ...shared, read, check: own, operand, at, derived: derivedBy(read, own), broken: prepared === null }
}

/** Total: options of a shape the type does not know work out to nothing. */
const derivedOf = (validator: TypeValidator<Json, Json>, { options }: Question): Derived<Json> | null => {
  if (!validator.derive) return null
  try {
    return validator.derive(options) ?? underivable
  } catch {
    return underivable
  }
}

/** Total, as `derivedOf` is. */
const beginOf =
  (validator: TypeValidator<Json, Json>, { options }: Question) =>
  (context: AnswerContext): unknown => {
    try {
      return validator.begin?.(options, context)
    } catch {
      return undefined
    }
  }

const underivable: Derived<Json> = { sources: [], answer: () => undefined }

/** More rows than anyone fills in; a hostile list of a million rows ends here. */
const maxRows = 2000
/** A list of row errors nobody reads further than this; also bounds what a hostile answer can make us build. */
const maxRowIssues = 100

const unknownTraits: TypeTraits = { collects: true, flow: 'none', container: 'none', operators: [] }

const notGiven = (): Read => undefined
const nothingWrong = (): readonly Issue[] => noIssues
const refuse = (): readonly Issue[] => malformedIssues
const plainOperand = (answer: Json): Operand =>
  typeof answer === 'string' || typeof answer === 'number' ? answer : null

const nowhere = (): undefined => undefined

/** Nothing to compare, an empty text and an empty set all mean: not given. */
const atOf = (
  { addresses }: TypeRuntime,
  options: Json,
  children: readonly CompiledQuestion[],
): ((answer: Json, address: string) => Operand | undefined) => {
  if (!addresses) return nowhere
  // Erased in the registry, joined by folder name.
  const { at } = addresses as unknown as TypeAddresses<Json, Json>
  const readers = children.map(
    ({ question, read, operand }): ChildReader => ({
      id: question.id,
      operand: (cell) => {
        const answer = read(cell)
        return answer === undefined || answer === malformed ? null : operand(answer)
      },
    }),
  )
  return (answer, address) => {
    try {
      const found = at(answer, address, readers, options)
      return found === null || found === '' || (typeof found === 'object' && found.length === 0) ? undefined : found
    } catch {
      return undefined
    }
  }
}

const prepare = (
  validator: TypeValidator<Json, Json>,
  question: Question,
  patterns: PatternTool,
): PreparedCheck<Json> | null => {
  try {
    return validator.prepare(question.options, { patterns, children: question.children ?? [] })
  } catch {
    // Options of a shape the type does not know: reported as the finding question.invalidOptions.
    return null
  }
}

/** A check that throws (a bug in a plugin, or a stack exhausted by hostile nesting) refuses the answer. */
const guarded =
  (check: PreparedCheck<Json>): PreparedCheck<Json> =>
  (answer, context) => {
    try {
      return check(answer, context)
    } catch {
      return malformedIssues
    }
  }

const operandOf = ({ operand }: TypeValidator<Json, Json>): ((answer: Json) => Operand) =>
  operand
    ? (answer) => {
        try {
          return operand(answer)
        } catch {
          return null
        }
      }
    : plainOperand

const readOne = ({ is, isEmpty }: TypeValidator<Json, Json>): ((raw: unknown) => Read) => {
  if (!isEmpty) {
    return (raw) => {
      if (raw === undefined || raw === null) return undefined
      try {
        return is(raw) ? raw : malformed
      } catch {
        return malformed
      }
    }
  }
  return (raw) => {
    if (raw === undefined || raw === null) return undefined
    try {
      return is(raw) ? (isEmpty(raw) ? undefined : raw) : malformed
    } catch {
      return malformed
    }
  }
}

/**
 * Rows with only the children's own keys left, or the very rows that came in when they hold nothing else. A malformed
 * cell stays as it is for `checkRows` to report.
 */
const readRows = (
  { is, isEmpty }: TypeValidator<Json, Json>,
  fields: readonly CompiledQuestion[],
): ((raw: unknown) => Read) => {
  const hasOddId = fields.some((field) => field.question.id in Object.prototype)
  const isClean = (row: Readonly<Record<string, unknown>>): boolean => {
    // An inherited property is not an answer.
    if (hasOddId || Object.getPrototypeOf(row) !== Object.prototype) return false
    let kept = 0
    for (const field of fields) {
      const raw = row[field.question.id]
      const cell = field.read(raw)
      if (cell === undefined) continue
      if (cell !== raw && cell !== malformed) return false
      kept++
    }
    for (const _key in row) kept--
    return kept === 0
  }
  const cleanRow = (row: object): Record<string, Json> => {
    const clean: Record<string, Json> = {}
    for (const field of fields) {
      const { id } = field.question
      if (!Object.hasOwn(row, id)) continue
      const raw: unknown = Reflect.get(row, id)
      const cell = field.read(raw)
      // A cell that is not an answer at all is kept as found: the submission is refused, nothing stores it.
      if (cell !== undefined) put(clean, id, cell === malformed ? (raw as Json) : cell)
    }
    return clean
  }
  return (raw) => {
    if (raw === undefined || raw === null) return undefined
    try {
      if (!is(raw) || !Array.isArray(raw) || raw.length > maxRows) return malformed
      let allClean = true
      for (const row of raw) {
        if (typeof row !== 'object' || row === null || Array.isArray(row)) return malformed
        allClean = allClean && isClean(row)
      }
      const rows = allClean ? raw : raw.map(cleanRow)
      return rows.length === 0 || isEmpty?.(rows) ? undefined : rows
    } catch {
      return malformed
    }
  }
}

/** The children row by row, each with its own validator and required flag; the container's own check counts rows. */
const checkRows = (own: PreparedCheck<Json>, fields: readonly CompiledQuestion[]): PreparedCheck<Json> => {
  const checkCell = (field: CompiledQuestion, cell: Json | undefined, context: AnswerContext): readonly Issue[] => {
    const answer = field.read(cell)
    if (answer === malformed) return malformedIssues
    if (answer === undefined) return field.required ? requiredIssues : noIssues
    return field.check(answer, context)
  }
  return (rows, context) => {
    if (!Array.isArray(rows)) return malformedIssues
    let issues = own(rows, context)
    for (let number = 0; number < rows.length; number++) {
      const row = rows[number]
      for (const field of fields) {
        const { id } = field.question
        const found = checkCell(field, Object.hasOwn(row, id) ? row[id] : undefined, context)
        if (found.length === 0) continue
        issues = [...issues, ...found.map((issue) => ({ ...issue, path: [number, id, ...(issue.path ?? [])] }))]
        if (issues.length >= maxRowIssues) return issues.slice(0, maxRowIssues)
      }
    }
    return issues.length === 0 ? noIssues : issues
  }
}

/** Sets an own property even for the one key (`__proto__`) that an assignment would send to the prototype. */
export const put = <Value>(target: Record<string, Value>, key: string, value: Value): void => {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
  } else {
    target[key] = value
  }
}
