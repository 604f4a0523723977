import { useCallback, useEffect, useId } from 'react'
import { useQuestionHost, useScope } from './question-host.tsx'

/**
 * Tells the page that an answer is not ready yet: a file on its way, a picture being made. Submitting and turning the
 * page wait for it, for a while, and say so.
 *
 * @param hasFailed something did not work out and is not part of the answer: the page asks for it before it goes on
 * @returns to be called when a person takes something away, arrived or not: a step that waits is not done without it, and
 * has to be asked for again
 */
export const useBusy = (isBusy: boolean, hasFailed = false): (() => void) => {
  const { reportWork, callOffWait } = useQuestionHost()
  const { questionId } = useScope()
  const key = useId()
  const state = isBusy ? 'underWay' : hasFailed ? 'failed' : null
  useEffect(() => {
    reportWork?.(key, questionId, state)
    return () => reportWork?.(key, questionId, null)
  }, [reportWork, key, questionId, state])
  return useCallback(() => callOffWait?.(), [callOffWait])
}
