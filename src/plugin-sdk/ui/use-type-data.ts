import { useEffect, useState } from 'react'
import { type QuestionHost, useQuestionHost, useScope } from './question-host.tsx'

export type TypeData =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: unknown }
  /** The message is for the respondent. */
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }

/**
 * What `data` of the type's `server.ts` says by this name, kept as long as the page. It comes from a network: what it is
 * has to be looked at.
 * @param name null: nothing is wanted
 */
export const useTypeData = (name: string | null): TypeData => {
  const { fetchData } = useQuestionHost()
  const { typeId } = useScope()
  const known = knownTo(fetchData)
  const key = `${typeId} ${name}`
  const [failed, setFailed] = useState<{ readonly key: string; readonly message: string } | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same once more
  useEffect(() => {
    if (name === null || known.has(key)) return
    let isCurrent = true
    fetchData(typeId, name).then(
      (data) => {
        known.set(key, data)
        if (isCurrent) setAttempt((before) => before + 1)
      },
      (error: unknown) => isCurrent && setFailed({ key, message: error instanceof Error ? error.message : '' }),
    )
    return () => {
      isCurrent = false
    }
  }, [fetchData, known, typeId, name, key, attempt])

  if (name !== null && known.has(key)) return { state: 'ready', data: known.get(key) }
  if (failed?.key !== key) return loading
  const retry = () => {
    setFailed(null)
    setAttempt((before) => before + 1)
  }
  return { state: 'failed', message: failed.message, retry }
}

const loading: TypeData = { state: 'loading' }

/** A page has one host at a time; what one has read says nothing to another's tests. */
const kept = new WeakMap<QuestionHost['fetchData'], Map<string, unknown>>()
const knownTo = (fetchData: QuestionHost['fetchData']): Map<string, unknown> => {
  const known = kept.get(fetchData) ?? new Map<string, unknown>()
  kept.set(fetchData, known)
  return known
}
