import { useEffect, useState } from 'react'
import { useServerAction } from '#sdk/ui'
import { isOffered } from './is-members.ts'
import type { OfferedMember, SearchReply } from './member.ts'

export type MemberSearch =
  | { readonly state: 'loading' }
  | { readonly state: 'found'; readonly found: readonly OfferedMember[] }
  | { readonly state: 'signInRequired' }
  /** The message is for the respondent. */
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }

const pause = 300
const loading: MemberSearch = { state: 'loading' }

/** Asks the action `search` of the type as the respondent types; at most one question per pause, and only the last answer counts. */
export const useMemberSearch = (query: string, isWanted: boolean): MemberSearch => {
  const search = useServerAction('search')
  const [result, setResult] = useState<{ readonly query: string; readonly search: MemberSearch } | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same question again
  useEffect(() => {
    if (!isWanted) return
    let current = true
    const keep = (next: MemberSearch) => {
      if (current) setResult({ query, search: next })
    }
    const retry = () => {
      setResult(null)
      setAttempt((before) => before + 1)
    }
    const timer = setTimeout(() => {
      search({ query }).then(
        (reply) => keep(readReply(reply)),
        (error: unknown) => keep({ state: 'failed', message: error instanceof Error ? error.message : '', retry }),
      )
    }, pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [search, query, isWanted, attempt])

  return result?.query === query ? result.search : loading
}

/** A reply of another version of the server is taken for nobody. */
const readReply = (reply: unknown): MemberSearch => {
  const { signInRequired, found } = Object(reply) as { [Key in keyof SearchReply]?: unknown }
  if (signInRequired === true) return { state: 'signInRequired' }
  return { state: 'found', found: Array.isArray(found) ? found.filter(isOffered) : [] }
}
