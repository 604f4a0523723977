import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { stale } from '#src/api/stale.ts'
import { loadLanguage, translate } from './init.ts'

/** Texts in one language, whatever the console speaks; in the console's own until they are there. */
export const useWordsIn = (language: string): typeof translate => {
  const isThere = useQuery({
    queryKey: ['words', language],
    queryFn: () => loadLanguage(language).then(() => true),
    staleTime: stale.never,
  }).data
  return useMemo(
    () =>
      isThere ? (namespace, key, params = {}) => translate(namespace, key, { ...params, lng: language }) : translate,
    [language, isThere],
  )
}
