// Whatever an earlier build stored, in the shape this build reads. The only way from a stored row to a definition.

import { put } from './compile-question.ts'
import { type Answers, emptyDefinition, type FormDefinition, type Json, type Question, survey } from './definition.ts'
import type { AnswerSteps, StepsOf, TypeStep } from './type-step.ts'

declare const stored: unique symbol

/** A definition as a row or a request holds it, of whatever format and steps: nothing of it is read before the upgrade. */
export interface StoredDefinition {
  readonly format: number
  readonly [stored]?: 'definition'
}

/** Answers as a row holds them. */
export interface StoredAnswers {
  readonly [stored]: 'answers'
}

/** The part of a record that holds its answers. */
export interface AnswerRow {
  readonly answers: StoredAnswers
  /** Null: none of them has seen a step. */
  readonly answerSteps: AnswerSteps | null
}

/**
 * The definition in today's format, its options after all steps of their types. Total: options that a step cannot take
 * stay as they are, with the step they were at, and so do those of types this installation does not have.
 */
export const upgradeDefinition = (definition: StoredDefinition, stepsOf: StepsOf): FormDefinition => {
  const { questions, ...form } = inTodaysFormat(definition)
  return {
    // Members are as the build that stored them wrote them; each was parsed on its way in.
    ...(form as unknown as FormDefinition),
    questions: questionsIn(questions).map((question) => upgradeQuestion(question, stepsOf)),
  }
}

/**
 * How answers given under this definition are read: after the steps of their types that they have not seen. Total: an
 * answer that a step cannot take stays as it was stored.
 */
export const answersReader = (definition: StoredDefinition, stepsOf: StepsOf): ((row: AnswerRow) => Answers) => {
  const readers = questionsIn(inTodaysFormat(definition).questions).flatMap((question) => {
    const read = answerReader(question, stepsOf)
    return read ? [[question.id, read] as const] : []
  })
  // Where nothing has a step, which is nearly everywhere, reading costs nothing.
  if (readers.length === 0) return asStored
  return (row) => {
    const answers = asStored(row)
    const read: Record<string, Json> = { ...answers }
    for (const [id, reader] of readers) {
      const answer = Object.hasOwn(answers, id) ? answers[id] : undefined
      if (answer !== undefined) put(read, id, reader(answer, row.answerSteps ?? {}))
    }
    return read
  }
}

/** Answers of a record whose version there is no more: nothing says what they were given to. */
export const asStored = ({ answers }: AnswerRow): Answers => answers as unknown as Answers

/** What is stored beside answers that today's code judged: they are in today's shape. Null when that is everybody's first. */
export const answerStepsOf = ({ questions }: FormDefinition, stepsOf: StepsOf): AnswerSteps | null => {
  const steps = withChildren(questions).flatMap(({ id, type }) => {
    const { length } = stepsOf(type)
    return length > 0 ? [[id, length] as const] : []
  })
  return steps.length === 0 ? null : Object.fromEntries(steps)
}

type Members = Readonly<Record<string, Json>>

/** What makes format n + 2 of format n + 1. Append-only: a released one never changes. */
const formats: readonly ((old: Members) => Members)[] = [
  // Every form is of a mode; those made before there were any are surveys.
  (old) => ({ ...old, format: 2, mode: { ...survey } }),
]

const inTodaysFormat = (definition: StoredDefinition): Members => {
  const members: Members = isMembers(definition) ? definition : {}
  const first = typeof members.format === 'number' && members.format >= 1 ? Math.trunc(members.format) : 1
  return { ...blank, ...formats.slice(first - 1).reduce((old, up) => up(old), members) }
}

/** What a member is where a row has none. */
const blank: Members = { ...emptyDefinition({}, 'zh-cn'), mode: { ...survey }, questions: [], rules: [] }

const upgradeQuestion = (question: Question, stepsOf: StepsOf): Question => {
  const steps = stepsOf(question.type)
  const { options, step } = optionsAfter(question, steps)
  // Written by the same build as the options it stands beside.
  const read = step === steps.length ? answerReader(question, stepsOf) : null
  const children = question.children && questionsIn(question.children).map((child) => upgradeQuestion(child, stepsOf))
  return {
    ...question,
    options,
    ...(read && question.default !== undefined && { default: read(question.default, stepsSeen([question])) }),
    ...(step > 0 && { step }),
    ...(children && { children }),
  }
}

/** Of each question, in rows as well: the steps its options have seen. */
const stepsSeen = (questions: readonly Question[]): AnswerSteps =>
  Object.fromEntries(withChildren(questions).map(({ id, step }) => [id, seenOf(step)]))

/** The options after as many steps as could be taken, and each state on the way. */
const optionsAfter = (
  { options, step }: Pick<Question, 'options' | 'step'>,
  steps: readonly TypeStep[],
): { readonly options: Json; readonly step: number; readonly states: readonly Json[] } => {
  const seen = seenOf(step)
  const states: Json[] = [options]
  for (const { options: up } of steps.slice(seen)) {
    const before = states.at(-1) ?? null
    const after = up ? attempt(() => (isMembers(before) ? up(before) : undefined)) : before
    if (after === undefined) break
    states.push(after)
  }
  return { options: states.at(-1) ?? null, step: seen + states.length - 1, states }
}

type AnswerReader = (answer: Json, steps: AnswerSteps) => Json

/** Null where no step changes an answer. */
const answerReader = (question: Question, stepsOf: StepsOf): AnswerReader | null => {
  const own = ownAnswerReader(question, stepsOf(question.type))
  const children = questionsIn(question.children).flatMap((child) => {
    const read = answerReader(child, stepsOf)
    return read ? [[child.id, read] as const] : []
  })
  if (children.length === 0) return own
  const readRow = (row: Json, steps: AnswerSteps): Json => {
    if (!isMembers(row)) return row
    const read: Record<string, Json> = { ...row }
    for (const [id, reader] of children) {
      const cell = Object.hasOwn(row, id) ? row[id] : undefined
      if (cell !== undefined) put(read, id, reader(cell, steps))
    }
    return read
  }
  return (answer, steps) => {
    const rows = own ? own(answer, steps) : answer
    return isList(rows) ? rows.map((row) => readRow(row, steps)) : rows
  }
}

const ownAnswerReader = (question: Question, steps: readonly TypeStep[]): AnswerReader | null => {
  if (steps.every(({ answer }) => answer === undefined)) return null
  const first = seenOf(question.step)
  const { states } = optionsAfter(question, steps)
  /** The options that have seen so many steps, or those nearest to it that there are. */
  const optionsAt = (step: number): Members => {
    const state = states[Math.max(0, Math.min(states.length - 1, step - first))] ?? null
    return isMembers(state) ? state : {}
  }
  return (answer, seen) => {
    const from = seenOf(seen[question.id])
    const read = attempt(() =>
      steps.slice(from).reduce<Json>((old, { answer: up }, index) => {
        const before = from + index
        return up ? up(old, optionsAt(before + 1), optionsAt(before)) : old
      }, answer),
    )
    return read ?? answer
  }
}

/** What a step makes of a value of any shape: undefined when it fails, or makes of it what JSON cannot say. */
const attempt = (step: () => Json | undefined): Json | undefined => {
  try {
    const made = step()
    return typeof made === 'number' && !Number.isFinite(made) ? undefined : made
  } catch {
    return undefined
  }
}

const seenOf = (step: number | undefined): number => (typeof step === 'number' && step > 0 ? Math.trunc(step) : 0)

/** Entries that are questions; a row holds nothing else, but reading must not depend on it. */
const questionsIn = (list: unknown): readonly Question[] =>
  Array.isArray(list) ? list.filter((each): each is Question => isMembers(each) && typeof each.id === 'string') : []

const withChildren = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...withChildren(question.children ?? [])])

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
