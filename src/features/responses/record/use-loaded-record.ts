import { useQuery } from '@tanstack/react-query'
import type { FormDefinition } from '#shared/form/definition'
import { recordQueryOptions, versionQueryOptions } from '../data-api.ts'

/** A record and the form as it was when the record was given. */
export interface LoadedRecord {
  readonly record: Awaited<ReturnType<NonNullable<ReturnType<typeof recordQueryOptions>['queryFn']>>>
  readonly definition: FormDefinition
}

/** Loads a record under its own version: `loaded` is undefined while it is on its way, and when `error` says why it will not come. */
export const useLoadedRecord = (
  formKey: string,
  dataId: string,
): { loaded: LoadedRecord | undefined; error: Error | null; retry: () => void } => {
  const record = useQuery(recordQueryOptions(formKey, dataId))
  const version = useQuery({
    ...versionQueryOptions(formKey, record.data?.version ?? 0),
    enabled: record.data !== undefined,
  })
  return {
    loaded: record.data && version.data && { record: record.data, definition: version.data.definition },
    error: record.data ? version.error : record.error,
    retry: () => void (record.data ? version.refetch() : record.refetch()),
  }
}
