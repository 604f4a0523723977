// What submitting and the public page need of a form, kept in memory: compiled versions, which never change, and the
// form's state, which every process forgets when PostgreSQL tells that it changed.
import { type CompiledForm, compileForm } from '#shared/form/compile'
import type { Answers, FormDefinition, Json, Question } from '#shared/form/definition'
import { re2Patterns } from '#shared/form/pattern-re2'
import type { Fact, TypeTraits } from '#shared/form/question-type'
import type { AnswerSteps } from '#shared/form/type-step'
import { type AnswerRow, answerStepsOf, answersReader, type StoredDefinition } from '#shared/form/upgrade'
import type { Database } from '../../db/database.ts'
import { Lru } from '../../kernel/lru.ts'
import { resolveType, serverHalves, stepsOf } from '../../plugins/question-types.ts'
import { type AnswerClaims, answerClaimsOf } from './answer-claims.ts'
import { judgeOf, outcomeFacts } from './form-mode.ts'
import { publicDefinition } from './public-definition.ts'
import {
  type FormStateRow,
  findState,
  findVersion,
  findVersions,
  formStateChannel,
  versionNumbers,
} from './repository.ts'
import { type ServerCheck, serverCheckOf } from './server-checks.ts'
import { type FormVersion, readDefinition, readVersion } from './stored-form.ts'

export type FormState = FormStateRow

export interface CompiledVersion {
  readonly version: number
  readonly form: CompiledForm
  /** Top-level questions by id, as published. */
  readonly questions: ReadonlyMap<string, Question>
  /** As respondents get it. */
  readonly publicDefinition: FormDefinition
  /** Traits of the types the public definition uses. */
  readonly traits: Readonly<Record<string, TypeTraits>>
  /** What answers take hold of when they are stored; null when no question's type takes anything. */
  readonly claims: AnswerClaims | null
  /** Stored answers to this version, as its questions read them. */
  readonly answersOf: (row: AnswerRow) => Answers
  /** What the form's mode makes of accepted answers, or throws over them; null when it makes nothing of them. */
  readonly outcomeOf: ((answers: Answers) => Json) | null
  /** What an outcome adds to the figures. */
  readonly outcomeFacts: (outcome: Json) => readonly Fact[]
  /** What answers judged now have seen. */
  readonly answerSteps: AnswerSteps | null
  /** Questions of which respondents see, once they have answered, how all have. */
  readonly shared: readonly Question[]
  /** What only the server can know; null when no question needs it. */
  readonly serverCheck: ServerCheck | null
}

export interface CompiledForms {
  /** Null when no form has the key. */
  readonly state: (formKey: string) => Promise<FormState | null>
  /** Null when the form has no such version. */
  readonly version: (formId: string, version: number) => Promise<CompiledVersion | null>
  /** Every version, oldest first, as read; only those not in memory are fetched. */
  readonly versions: (formId: string) => Promise<readonly FormVersion[]>
  /** Forgets the state at once in this process; others hear it from the database. */
  readonly forget: (formKey: string) => void
  readonly close: () => Promise<void>
}

/** Hears, until stopped, of forms that changed; `onState` tells whether every change is heard. */
export type ListenToForms = (hear: {
  readonly channel: string
  readonly onMessage: (formKey: string) => void
  readonly onState: (connected: boolean) => void
}) => { readonly stop: () => Promise<void> }

export interface CompiledFormsDeps {
  readonly db: Database
  /** Absent where only this process changes forms, as in one-off scripts. */
  readonly listen?: ListenToForms
}

export const createCompiledForms = ({ db, listen }: CompiledFormsDeps): CompiledForms => {
  const versions = new Lru<string, Promise<CompiledVersion | null>>(versionCapacity)
  // Not compiled: whoever asks for all of them only reads what they ask.
  const read = new Lru<string, FormVersion>(versionCapacity)
  const states = new Lru<string, { state: Promise<FormState | null>; until: number }>(stateCapacity)
  const forget = (formKey: string): void => states.delete(formKey)
  // Deaf, it remembers nothing.
  let mayRemember = listen === undefined
  const listener = listen?.({
    channel: formStateChannel,
    onMessage: forget,
    onState: (connected) => {
      mayRemember = connected
      states.clear()
    },
  })

  return {
    state: (formKey) => {
      const known = states.get(formKey)
      if (known && known.until > performance.now()) return known.state
      const state = findState(db, formKey)
      if (!mayRemember) return state
      const entry = { state, until: performance.now() + stateMs }
      states.set(formKey, entry)
      const drop = () => {
        if (states.get(formKey) === entry) states.delete(formKey)
      }
      // Unknown keys are not remembered: guessing keys must not push real forms out.
      state.then((found) => found ?? drop(), drop)
      return state
    },
    version: (formId, version) => {
      const key = `${formId}:${version}`
      const known = versions.get(key)
      if (known) return known
      const compiled = findVersion(db, formId, version).then((stored) => stored && compileVersion(version, stored))
      versions.set(key, compiled)
      const drop = () => versions.delete(key)
      compiled.then((found) => found ?? drop(), drop)
      return compiled
    },
    versions: async (formId) => {
      // A version never changes, but which there are does: the next one, or none once the form is deleted.
      const numbers = await versionNumbers(db, formId)
      const known = new Map<number, FormVersion>()
      for (const number of numbers) {
        const version = read.get(`${formId}:${number}`)
        if (version) known.set(number, version)
      }
      const missing = numbers.filter((number) => !known.has(number))
      for (const stored of missing.length === 0 ? [] : await findVersions(db, formId, missing)) {
        const version = readVersion(stored)
        known.set(version.version, version)
        read.set(`${formId}:${version.version}`, version)
      }
      return numbers.flatMap((number) => known.get(number) ?? [])
    },
    forget,
    close: async () => listener?.stop(),
  }
}

/** Binds a published definition to the question types of this installation. */
export const compileVersion = (version: number, stored: StoredDefinition): CompiledVersion => {
  const definition = readDefinition(stored)
  const shown = publicDefinition(definition)
  return {
    version,
    form: compileForm(definition, resolveType, re2Patterns),
    questions: new Map(definition.questions.map((question) => [question.id, question])),
    publicDefinition: shown,
    traits: traitsUsed(shown.questions),
    outcomeOf: judgeOf(definition),
    outcomeFacts: (outcome) => outcomeFacts(definition.mode.id, outcome),
    answersOf: answersReader(stored, stepsOf),
    answerSteps: answerStepsOf(definition, stepsOf),
    claims: answerClaimsOf(definition.questions),
    shared: shown.questions.filter(({ type, options }) => serverHalves.get(type)?.shares?.(options) === true),
    serverCheck: serverCheckOf(definition.questions),
  }
}

const versionCapacity = 500
const stateCapacity = 10_000
/** The second net below the notifications. */
const stateMs = 30_000

const traitsUsed = (questions: readonly Question[]): Record<string, TypeTraits> => {
  const traits: Record<string, TypeTraits> = {}
  for (const { type, children } of questions) {
    const runtime = resolveType(type)
    if (runtime) traits[type] = runtime.traits
    if (children) Object.assign(traits, traitsUsed(children))
  }
  return traits
}
