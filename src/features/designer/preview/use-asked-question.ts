import { useEffect, useRef } from 'react'
import type { CompiledForm, Page } from '#shared/form/compile'
import { questionsOf } from '#shared/form/visible-pages'
import { focusQuestion, focusTitle } from '#src/form-view/focus-question.ts'
import type { PreviewSession } from './use-preview-session.ts'

/** Somebody wants to see this question; asked again it is another object. */
export interface AskedQuestion {
  readonly id: string
}

/** The place of the page with a question, or with the container it repeats in; -1 when no page has it. */
export const pageOf = (
  pages: readonly Page[],
  { question }: Pick<CompiledForm, 'question'>,
  asked: AskedQuestion | null,
): number => (asked === null ? -1 : pages.findIndex((page) => questionsOf(page).includes(drawnAs(asked.id, question))))

/** Turns to the page with the question, and gives it the focus as soon as its control is there. */
export const useAskedQuestion = ({
  asked,
  pages,
  at,
  turnTo,
  form: { compiled, session, renderers },
}: {
  asked: AskedQuestion | null
  pages: readonly Page[]
  at: number
  turnTo: (page: number) => void
  form: PreviewSession
}): void => {
  const answered = useRef<AskedQuestion | null>(null)
  useEffect(() => {
    if (asked === answered.current) return
    const page = pageOf(pages, compiled, asked)
    const id = asked && drawnAs(asked.id, compiled.question)
    if (page >= 0 && page !== at) return turnTo(page)
    // Nothing is asked any more: from the beginning.
    if (id === null) turnTo(0)
    else if (page >= 0 && session.isVisible(id)) {
      const isComing = renderers.get(compiled.question(id)?.question.type ?? '') === 'loading'
      if (!focusQuestion(id, 'preview') && !focusTitle(id, 'preview') && isComing) return
    }
    answered.current = asked
  }, [asked, pages, at, turnTo, compiled, session, renderers])
}

const drawnAs = (id: string, question: CompiledForm['question']): string => question(id)?.parent?.id ?? id
