import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Question } from '#shared/form/definition'
import { versionQueryOptions } from '../data-api.ts'

/**
 * A question as it was in the version a record was given under: an option that was deleted since still has its name.
 * Until that version has arrived, or where it does not have the question, as it is now.
 */
export type AsGiven = (now: Question, version: number) => Question

export const useAsGiven = (formKey: string, records: readonly { readonly version: number }[] | undefined): AsGiven => {
  const versions = useMemo(() => [...new Set(records?.map(({ version }) => version))].sort((a, b) => a - b), [records])
  // Stable as long as the same versions have arrived: the table keeps its columns.
  const questions = useQueries({
    queries: versions.map((version) => versionQueryOptions(formKey, version)),
    combine: byVersion,
  })
  return useMemo(() => (now, version) => questions.get(version)?.get(now.id) ?? now, [questions])
}

type Loaded = { readonly version: number; readonly definition: { readonly questions: readonly Question[] } }

const byVersion = (
  results: readonly { readonly data?: Loaded | undefined }[],
): ReadonlyMap<number, ReadonlyMap<string, Question>> =>
  new Map(
    results.flatMap(({ data }) =>
      data ? [[data.version, new Map(data.definition.questions.map((question) => [question.id, question]))]] : [],
    ),
  )
