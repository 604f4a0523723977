import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { formQueryOptions, itemAnswersQueryOptions } from '#src/api/forms.ts'
import { useOpenForm } from './open-form.ts'

/**
 * How many answers a question has, or one of its options. 0 where nobody has answered the form yet, and where it cannot be
 * told: what is deleted can be brought back either way.
 */
export const useAnswerCount = (): ((questionId: string, value?: string) => Promise<number>) => {
  const { formKey } = useOpenForm()
  const queryClient = useQueryClient()
  const answers = useQuery(formQueryOptions(formKey)).data?.answerCount ?? 0
  return useCallback(
    async (formItemId, value) => {
      if (answers === 0) return 0
      return queryClient.fetchQuery(itemAnswersQueryOptions(formKey, formItemId, value)).catch(() => 0)
    },
    [formKey, answers, queryClient],
  )
}
