import { useCallback } from 'react'
import type { Question } from '#sdk'
import { pickText } from '#shared/form/text'
import { typeTitle } from '../palette/type-title.ts'
import { useContentLanguage, useDefinition } from './use-draft.ts'

/** How a question is called in labels and announcements: its title, else its type. */
export const useQuestionName = (): ((question: Question) => string) => {
  const language = useContentLanguage()
  const { defaultLanguage } = useDefinition()
  return useCallback(
    (question) => pickText(question.title, language, defaultLanguage) || typeTitle(question.type),
    [language, defaultLanguage],
  )
}
