// The rules of the specification written the slow, obvious way: what the compiled engine is compared with.
import type { Answers, Condition, ConditionGroup, FormDefinition, Json, Question } from '../definition.ts'
import type { Operand, ResolveType, TypeValidator } from '../question-type.ts'
import { testTypes as testOperands } from './types.ts'

/** Ids of the questions that show, by reading the definition anew for every question. */
export const referenceVisible = (
  definition: FormDefinition,
  answers: Answers,
  resolve: ResolveType,
): ReadonlySet<string> => {
  const { questions, rules } = definition
  const find = (id: string) => questions.find((question) => question.id === id)
  const isBreak = (question: Question | undefined) =>
    question !== undefined && resolve(question.type)?.traits.flow === 'page'
  const next = new Map(questions.map(({ id }) => [id, new Set<string>()]))
  for (const rule of rules) {
    for (const source of mentioned(rule)) {
      for (const { formItemId } of rule.triggerList) if (!isBreak(find(formItemId))) next.get(source)?.add(formItemId)
    }
  }
  const reaches = (from: string, to: string): boolean => {
    const seen = new Set<string>()
    const todo = [...(next.get(from) ?? [])]
    for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
      if (id === to) return true
      if (seen.has(id)) continue
      seen.add(id)
      todo.push(...(next.get(id) ?? []))
    }
    return false
  }
  const operandFor = (source: string, address: string | undefined, target: string): Operand | undefined => {
    const question = find(source)
    if (!question || !isVisible(source, target)) return undefined
    // An inherited property is not an answer.
    const answer = Object.hasOwn(answers, source) ? answers[source] : undefined
    const operand = operandOf(question, answer, resolve)
    return address === undefined || operand === undefined || answer === undefined
      ? operand
      : partOf(question, answer, address)
  }
  const known = new Map<string, boolean>()
  const isVisible = (id: string, reader?: string): boolean => {
    if (reader !== undefined && reaches(reader, id)) return false
    const before = known.get(id)
    if (before !== undefined) return before
    const question = find(id)
    let shows = 0
    let trueShows = 0
    let trueHides = 0
    for (const rule of rules) {
      if (holdsNothing(rule) || isBreak(question)) continue
      for (const trigger of rule.triggerList) {
        if (trigger.formItemId !== id) continue
        const holds = evaluate(rule, (source, address) => operandFor(source, address, id))
        if (trigger.type === 'show') shows++
        if (holds && trigger.type === 'show') trueShows++
        if (holds && trigger.type === 'hide') trueHides++
      }
    }
    const visible = question?.hidden !== true && trueHides === 0 && (shows === 0 || trueShows > 0)
    known.set(id, visible)
    return visible
  }
  return new Set(questions.filter(({ id }) => isVisible(id)).map(({ id }) => id))
}

const mentioned = (group: ConditionGroup): string[] =>
  group.conditionList.flatMap((entry) => ('conditionList' in entry ? mentioned(entry) : [entry.formItemId]))

const holdsNothing = (group: ConditionGroup): boolean =>
  group.conditionList.every((entry) => 'conditionList' in entry && holdsNothing(entry))

const operandOf = (question: Question, answer: Json | undefined, resolve: ResolveType): Operand | undefined => {
  const validator = resolve(question.type)?.validator as unknown as TypeValidator<Json, Json> | undefined
  if (answer === undefined || answer === null) return undefined
  if (!resolve(question.type)) return typeof answer === 'string' || typeof answer === 'number' ? answer : null
  if (!validator?.is(answer) || validator.isEmpty?.(answer)) return undefined
  if (question.type === 'rows') {
    if (!Array.isArray(answer) || answer.length === 0) return undefined
    if (answer.some((row) => typeof row !== 'object' || row === null || Array.isArray(row))) return undefined
  }
  if (validator.operand) return validator.operand(answer)
  return typeof answer === 'string' || typeof answer === 'number' ? answer : null
}

/** Written for the test types: cells by row id, texts of a column, how many rows there are. */
const partOf = (question: Question, answer: Json, address: string): Operand | undefined => {
  if (question.type === 'grid') {
    const cell = Object.entries(answer as Record<string, string>).find(([row]) => row === address)?.[1]
    return cell === '' ? undefined : cell
  }
  if (question.type !== 'rows') return undefined
  const rows = answer as readonly Readonly<Record<string, Json>>[]
  if (address === ':rows') return rows.length
  const child = question.children?.find(({ id }) => id === address)
  if (!child || child.hidden || child.type === 'display') return undefined
  const texts = rows.flatMap((row) => {
    const operand = operandOf(child, row[address], testOperands)
    return operand === undefined || operand === null ? [] : [String(operand)]
  })
  return texts.length === 0 ? undefined : texts
}

const evaluate = (
  group: ConditionGroup,
  operand: (id: string, address: string | undefined) => Operand | undefined,
): boolean => {
  const results = group.conditionList
    .filter((entry) => !('conditionList' in entry && holdsNothing(entry)))
    .map((entry) =>
      'conditionList' in entry ? evaluate(entry, operand) : holds(entry, operand(entry.formItemId, entry.address)),
    )
  return group.relation === 'AND' ? results.every(Boolean) : results.some(Boolean)
}

const holds = ({ expression, optionValue }: Condition, operand: Operand | undefined): boolean => {
  if (expression === 'isNull') return operand === undefined
  if (expression === 'notNull') return operand !== undefined
  if (operand === undefined || operand === null || optionValue === undefined || optionValue === '') return false
  const expected = typeof optionValue === 'object' ? [...optionValue] : [String(optionValue)]
  if (expected.length === 0) return false
  const actual = typeof operand === 'object' ? [...operand] : [String(operand)]
  const same =
    typeof operand === 'number'
      ? typeof optionValue !== 'object' && operand === Number(optionValue) && String(optionValue).trim() !== ''
      : JSON.stringify([...new Set(actual)].sort()) === JSON.stringify([...new Set(expected)].sort())
  const contains = (part: string) => (typeof operand === 'string' ? operand.includes(part) : actual.includes(part))
  switch (expression) {
    case 'eq':
      return same
    case 'ne':
      return !same
    case 'like':
      return typeof operand !== 'number' && expected.every(contains)
    case 'notLike':
      return typeof operand !== 'number' && !expected.some(contains)
  }
  if (typeof optionValue === 'object') return false
  const iso = /^\d{4}-\d\d-\d\d$/
  let sign: number
  if (typeof operand === 'number' && String(optionValue).trim() !== '') sign = operand - Number(optionValue)
  else if (
    typeof operand === 'string' &&
    typeof optionValue === 'string' &&
    iso.test(operand) &&
    iso.test(optionValue)
  ) {
    sign = Date.parse(operand) - Date.parse(optionValue)
  } else return false
  return { gt: sign > 0, ge: sign >= 0, lt: sign < 0, le: sign <= 0 }[expression]
}
