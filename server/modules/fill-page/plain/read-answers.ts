import type { CompiledForm, FormSession, Page } from '#shared/form/compile'
import type { CompiledQuestion } from '#shared/form/compile-question'
import type { Answers, Json } from '#shared/form/definition'
import { type Posted, postedFields } from '#shared/form/posted'
import type { PostedChild } from '#shared/form/question-type'
import { malformed } from '#shared/form/read'
import { questionsOf, visiblePages } from '#shared/form/visible-pages'
import { postedReaderOf } from '../../../plugins/question-types.ts'

export interface ReadPage {
  /** All answers, with those of the posted page as they are now. */
  readonly answers: Answers
  readonly session: FormSession
  /** The posted page. */
  readonly page: Page | undefined
  /** Answers have made questions appear on it that nobody could see. */
  readonly hasMore: boolean
  /** With something to show, behind the posted page. */
  readonly next: Page | undefined
  readonly back: Page | undefined
}

/**
 * What a posted page says. The questions that were drawn are those that its own answers showed; of the others its controls
 * say nothing, and what is known of them stays.
 */
export const readAnswers = (
  form: CompiledForm,
  before: { readonly answers: Answers; readonly page: number },
  posted: Posted,
): ReadPage => {
  const known = readable(form, before.answers)
  const seen = form.openSession(known)
  const page = visiblePages(form.pages, seen).findLast(({ number }) => number <= before.page) ?? form.pages[0]
  const drawn = page ? questionsOf(page).filter((id) => seen.isVisible(id)) : []
  const answers: Record<string, Json> = { ...known }
  for (const id of drawn) {
    const compiled = form.question(id)
    const reader = compiled && postedReaderOf(compiled.question.type)
    if (!compiled || !reader) continue
    const answer = reader.read(postedFields(posted, id), compiled.question.options, compiled.children.map(childOf))
    if (answer === undefined) delete answers[id]
    else answers[id] = answer
  }
  const session = form.openSession(answers)
  const pages = visiblePages(form.pages, session)
  const number = page?.number ?? 1
  return {
    answers,
    session,
    page,
    hasMore: page !== undefined && questionsOf(page).some((id) => session.isVisible(id) && !drawn.includes(id)),
    next: pages.find((each) => each.number > number),
    back: pages.findLast((each) => each.number < number),
  }
}

const childOf = ({ question: { id, type, options } }: CompiledQuestion): PostedChild => ({
  id,
  read: (fields) => postedReaderOf(type)?.read(fields, options, []),
})

/** Answers that can be drawn: of the right kind, or a text that could not be read as one. */
export const readable = (form: CompiledForm, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([id, answer]) => {
      const read = form.question(id)?.read(answer)
      return read !== undefined && (read !== malformed || typeof answer === 'string')
    }),
  )
