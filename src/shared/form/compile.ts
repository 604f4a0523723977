// The form engine's door: a definition in, everything a browser or the server asks of a form out.
import type { CompiledQuestion } from './compile-question.ts'
import type { Answers, FormDefinition } from './definition.ts'
import { type Page, pagesOf } from './pages.ts'
import { makePlan } from './plan.ts'
import type { AnswerContext, PatternTool, ResolveType } from './question-type.ts'
import { type FormSession, openSession } from './session.ts'
import { compileSubmit, type SubmitOutcome } from './submit.ts'

// The types of what this door hands out, for those who hold it.
export type { CompiledQuestion, FormSession, Page, SubmitOutcome }

export interface CompiledForm {
  readonly definition: FormDefinition
  /** All pages; nothing depends on answers. */
  readonly pages: readonly Page[]
  /** Top-level questions and children. */
  question(id: string): CompiledQuestion | undefined
  /** From scratch; the server's path. Total: hostile input gives issues, never an exception. */
  submit(answers: unknown, context: AnswerContext): SubmitOutcome
  /** Incremental; the browser's path. */
  openSession(initial?: Answers): FormSession
}

/**
 * Compiles a form once per version; answers are then judged without looking at the definition again. Never throws:
 * cycles, missing questions, unknown types and options a type refuses are findings (`findingsOf`).
 * @param patterns `re2Patterns`, or `noPatterns` when no question states a pattern
 */
export const compileForm = (definition: FormDefinition, resolve: ResolveType, patterns: PatternTool): CompiledForm => {
  const plan = makePlan(definition, resolve, patterns)
  const submit = compileSubmit(plan)
  let pages: readonly Page[] | undefined
  return {
    definition,
    get pages() {
      pages ??= pagesOf(plan.nodes.map(({ compiled }) => compiled))
      return pages
    },
    question: plan.question,
    submit,
    openSession: (initial) => openSession(plan, initial),
  }
}
