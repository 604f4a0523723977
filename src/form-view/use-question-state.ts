import { useCallback, useSyncExternalStore } from 'react'
import type { FormSession } from '#shared/form/compile'
import type { Json, Question } from '#shared/form/definition'

/** An answer, or a part of it, as one line of text in the reader's language; what pipes in titles are filled with. */
export type FormatAnswer = (question: Question, answer: Json, address?: string) => string

export interface QuestionState {
  readonly answer: Json | undefined
  readonly visible: boolean
  /** With pipes filled in. */
  readonly title: string
}

/** What the session knows of one question. The component renders again only when this question is touched. */
export const useQuestionState = (
  session: FormSession,
  id: string,
  { language, format }: { language: string; format: FormatAnswer },
): QuestionState => {
  const subscribe = useCallback((listener: () => void) => session.subscribe(id, listener), [session, id])
  const readAnswer = () => session.answer(id)
  const readVisible = () => session.isVisible(id)
  const readTitle = () => session.title(id, language, format)
  return {
    answer: useSyncExternalStore(subscribe, readAnswer, readAnswer),
    visible: useSyncExternalStore(subscribe, readVisible, readVisible),
    title: useSyncExternalStore(subscribe, readTitle, readTitle),
  }
}
