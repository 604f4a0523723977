import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { checkItemData } from '#shared/contract/form'
import { call } from '#src/api/call.ts'
import { formQueryOptions } from '#src/api/forms.ts'
import { useOpenForm } from './open-form.ts'

/**
 * How many answers a question has, or one of its options. 0 where nobody has answered the form yet, and where it cannot be
 * told: what is deleted can be brought back either way.
 */
export const useAnswerCount = (): ((questionId: string, value?: string) => Promise<number>) => {
  const { formKey } = useOpenForm()
  const answers = useQuery(formQueryOptions(formKey)).data?.answerCount ?? 0
  return useCallback(
    async (formItemId, value) => {
      if (answers === 0) return 0
      const query = { formKey, formItemId, ...(value !== undefined && { value }) }
      return call(checkItemData, { query, quiet: true }).then(
        ({ dataCount }) => dataCount,
        () => 0,
      )
    },
    [formKey, answers],
  )
}
