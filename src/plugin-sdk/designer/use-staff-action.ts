import { useCallback } from 'react'
import { useQuestionHost, useScope } from '../ui/question-host.tsx'

/**
 * Calls one of the `staffActions` of the type's `server.ts`; the record on screen is read anew afterwards. Undefined where
 * nobody works with records, or the reader may not (`project:data:handle`): then there is nothing to press.
 */
export const useStaffAction = (action: string): ((input: unknown) => Promise<unknown>) | undefined => {
  const { callStaffAction } = useQuestionHost()
  const { questionId } = useScope()
  const run = useCallback(
    (input: unknown) => callStaffAction?.(questionId, action, input) ?? Promise.resolve(undefined),
    [callStaffAction, questionId, action],
  )
  return callStaffAction && run
}
