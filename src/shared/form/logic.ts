// Show/hide conditions compiled to closures: no interpreter, no generated code (a strict CSP holds), no lookups by name.
import type { Condition, ConditionGroup, Operator } from './definition.ts'
import type { Operand } from './question-type.ts'

/**
 * What rules see of the answers: by question index, and behind those by the slot of each address that is asked for. `undefined`: not given (empty, malformed or hidden). `null`: given,
 * but of a type with nothing to compare.
 */
export type Operands = readonly (Operand | undefined)[]

export type Test = (operands: Operands) => boolean

/**
 * Compiles a group of conditions.
 * @param indexOf position of a question, or of a part of its answer, in the operands; -1 makes it count as not given
 * @returns null when the group holds no condition at all: it says nothing, so it decides nothing
 */
export const compileGroup = (
  group: ConditionGroup,
  indexOf: (questionId: string, address?: string) => number,
): Test | null => {
  const tests: Test[] = []
  for (const entry of group.conditionList) {
    const test = isGroup(entry)
      ? compileGroup(entry, indexOf)
      : compileCondition(entry, indexOf(entry.formItemId, entry.address))
    if (test) tests.push(test)
  }
  const [first, second] = tests
  if (!first) return null
  if (!second) return first
  if (group.relation === 'OR') return tests.length === 2 ? either(first, second) : anyOf(tests)
  return tests.length === 2 ? both(first, second) : allOf(tests)
}

export const isGroup = (entry: Condition | ConditionGroup): entry is ConditionGroup => 'conditionList' in entry

/** Every condition of a group, nested ones too. */
export const conditionsOf = (group: ConditionGroup): readonly Condition[] =>
  group.conditionList.flatMap((entry) => (isGroup(entry) ? conditionsOf(entry) : [entry]))

/** True when the condition compares with a value and has none: it can never hold. */
export const lacksValue = ({ expression, optionValue }: Condition): boolean =>
  expression !== 'isNull' &&
  expression !== 'notNull' &&
  (optionValue === undefined || optionValue === '' || (Array.isArray(optionValue) && optionValue.length === 0))

/**
 * One comparison with its value bound. Whatever is not given makes every comparison false, `ne` and `notLike` too: an
 * author who writes "is not A" means an answer other than A. Only `isNull` holds then.
 */
const compileCondition = (condition: Condition, index: number): Test => {
  const { expression, optionValue } = condition
  if (expression === 'isNull') return index < 0 ? always : (operands) => operands[index] === undefined
  if (index < 0 || lacksValue(condition)) {
    return expression === 'notNull' && index >= 0 ? (operands) => operands[index] !== undefined : never
  }
  if (expression === 'notNull') return (operands) => operands[index] !== undefined
  if (optionValue === undefined) return never
  const compare = comparisons[expression](optionValue)
  return (operands) => {
    const operand = operands[index]
    return operand !== undefined && operand !== null && compare(operand)
  }
}

type Given = Exclude<Operand, null>
type Expected = NonNullable<Condition['optionValue']>
type Compare = (operand: Given) => boolean

const comparisons: Record<Exclude<Operator, 'isNull' | 'notNull'>, (expected: Expected) => Compare> = {
  eq: (expected) => equals(expected),
  ne: (expected) => {
    const same = equals(expected)
    return (operand) => !same(operand)
  },
  like: (expected) => {
    const wanted = asList(expected)
    return (operand) => typeof operand !== 'number' && wanted.every((part) => operand.includes(part))
  },
  notLike: (expected) => {
    const unwanted = asList(expected)
    return (operand) => typeof operand !== 'number' && !unwanted.some((part) => operand.includes(part))
  },
  gt: (expected) => ordered(expected, (sign) => sign > 0),
  ge: (expected) => ordered(expected, (sign) => sign >= 0),
  lt: (expected) => ordered(expected, (sign) => sign < 0),
  le: (expected) => ordered(expected, (sign) => sign <= 0),
}

/** Sets compare as whole sets; a single text against a list counts as a set of one, and the other way round. */
const equals = (expected: Expected): Compare => {
  const members = new Set(asList(expected))
  const [only] = members
  const single = members.size === 1 ? only : undefined
  const number = asNumber(expected)
  return (operand) => {
    if (typeof operand === 'string') return operand === single
    if (typeof operand === 'number') return operand === number
    return sameSet(operand, members)
  }
}

const sameSet = (operand: readonly string[], members: ReadonlySet<string>): boolean => {
  // Both ways, not by length: an answer may name an option twice.
  for (const member of operand) if (!members.has(member)) return false
  for (const member of members) if (!operand.includes(member)) return false
  return true
}

/** Numbers by value, ISO dates and times by their text; anything else is not ordered, so the comparison is false. */
const ordered = (expected: Expected, accept: (sign: number) => boolean): Compare => {
  const number = asNumber(expected)
  const date = typeof expected === 'string' && isIso(expected) ? expected : null
  return (operand) => {
    if (typeof operand === 'number') return number !== null && accept(operand - number)
    if (typeof operand !== 'string' || date === null || !isIso(operand)) return false
    return accept(operand < date ? -1 : operand > date ? 1 : 0)
  }
}

const isIso = (text: string): boolean =>
  /^(\d{4}(-\d\d(-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?Z?)?)?)?|\d\d:\d\d(:\d\d)?)$/.test(text)

const asList = (expected: Expected): readonly string[] =>
  typeof expected === 'string' ? [expected] : typeof expected === 'number' ? [String(expected)] : expected

const asNumber = (expected: Expected): number | null => {
  if (typeof expected === 'number') return expected
  if (typeof expected !== 'string' || expected.trim() === '') return null
  const number = Number(expected)
  return Number.isFinite(number) ? number : null
}

const always: Test = () => true
const never: Test = () => false
const both =
  (first: Test, second: Test): Test =>
  (operands) =>
    first(operands) && second(operands)
const either =
  (first: Test, second: Test): Test =>
  (operands) =>
    first(operands) || second(operands)
const allOf =
  (tests: readonly Test[]): Test =>
  (operands) => {
    for (const test of tests) if (!test(operands)) return false
    return true
  }
const anyOf =
  (tests: readonly Test[]): Test =>
  (operands) => {
    for (const test of tests) if (test(operands)) return true
    return false
  }
