import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import { usePermission } from '#src/session/allow.tsx'
import { callStaffAction, invalidateData } from '../data-api.ts'
import { useDataHost } from '../use-data-host.ts'

/** As wherever answers are read; who may work with records can also call what the types offer for that. */
export const useRecordHost = (formKey: string, defaultLanguage: string): FormHost => {
  const host = useDataHost(defaultLanguage)
  const queryClient = useQueryClient()
  const mayHandle = usePermission('project:data:handle')
  return useMemo(
    () =>
      mayHandle
        ? {
            ...host,
            callStaffAction: async (questionId, action, input) => {
              try {
                return await callStaffAction(formKey, questionId, action, input)
              } finally {
                // Also after a failure: somebody else may have done it meanwhile.
                await queryClient.invalidateQueries({ queryKey: invalidateData(formKey) })
              }
            },
          }
        : host,
    [host, mayHandle, formKey, queryClient],
  )
}
