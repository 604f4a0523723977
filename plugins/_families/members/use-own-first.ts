import { useEffect, useRef } from 'react'
import { useServerAction } from '#sdk/ui'
import { isMembers } from './is-members.ts'

/**
 * Begins with what is the signed-in respondent's own, as the type's action `own` says: their department, or they
 * themselves. A help only: whoever has none, or is not signed in, begins with nothing.
 */
export const useOwnFirst = (
  isWanted: boolean,
  questionId: string,
  onChange: (own: { id: string; name: string }[]) => void,
) => {
  const askOwn = useServerAction('own')
  const answer = useRef(onChange)
  answer.current = onChange
  const wanted = useRef(isWanted)
  wanted.current = isWanted
  useEffect(() => {
    // Once for a page: whoever has taken it out does not want it back when they turn to the question again.
    if (!isWanted || asked.has(questionId)) return
    asked.add(questionId)
    askOwn({}).then(
      (own) => wanted.current && isMembers(own) && own.length > 0 && answer.current(own),
      () => undefined,
    )
  }, [isWanted, questionId, askOwn])
}

const asked = new Set<string>()
