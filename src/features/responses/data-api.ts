import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Attempt } from '#shared/contract/attempt'
import { fieldList, getVersion } from '#shared/contract/form'
import {
  type DataFilter,
  dataDetails,
  deleteData,
  downloadTicket,
  exportData,
  matchingIds,
  queryData,
  staffAction,
  submitRefusalSchema,
  updateData,
} from '#shared/contract/submission'
import type { Answers } from '#shared/form/definition'
import { ownTimeZone } from '#shared/time-zone'
import { call, callOrRefusal } from '#src/api/call.ts'
import { stale } from '#src/api/stale.ts'
import type { DataSearch } from './data-search.ts'

const dataKey = (formKey: string) => ['form', formKey, 'data'] as const

/** Columns over all versions: a deleted question keeps its column while it holds answers. */
export const fieldsQueryOptions = (formKey: string, language: string) =>
  queryOptions({
    queryKey: [...dataKey(formKey), 'fields', language],
    queryFn: ({ signal }) => call(fieldList, { params: { key: formKey }, query: { language }, signal, quiet: true }),
    staleTime: stale.tenSeconds,
    placeholderData: keepPreviousData,
  })

/** Which records, as the server compares. */
export interface Matching {
  readonly filters: readonly DataFilter[]
  readonly search: string
}

/** @param page from 1, as people count; the endpoint counts from 0 */
export const rowsQueryOptions = (
  formKey: string,
  { page, size, sort, ...matching }: Matching & { page: number; size: number; sort: DataSort },
) =>
  queryOptions({
    queryKey: [...dataKey(formKey), 'rows', page, size, sort, matching],
    queryFn: ({ signal }) =>
      call(queryData, { body: { formKey, current: page - 1, size, sort, ...bodyOf(matching) }, signal, quiet: true }),
    staleTime: stale.always,
    placeholderData: keepPreviousData,
  })
/** How many records match now, whatever is in the cache. */
export const countRows = async (formKey: string, matching: Matching): Promise<number> =>
  (await call(queryData, { body: { formKey, current: 0, size: 1, ...bodyOf(matching) }, quiet: true })).total

export type DataSort = NonNullable<DataSearch['sort']>

export const allMatchingIds = async (formKey: string, matching: Matching): Promise<string[]> =>
  (await call(matchingIds, { body: { formKey, ...bodyOf(matching) } })).ids

const bodyOf = ({ filters, search }: Matching) => ({ filters: [...filters], search })

export const recordQueryOptions = (formKey: string, dataId: string) =>
  queryOptions({
    queryKey: [...dataKey(formKey), 'record', dataId],
    queryFn: ({ signal }) => call(dataDetails, { params: { dataId }, signal }),
    staleTime: stale.always,
  })

/** Id of the record above or below one in the list as it is at first, newest on top; null where there is none. */
export const neighbourQueryOptions = (formKey: string, serial: number, towards: 'previous' | 'next') =>
  queryOptions({
    queryKey: [...dataKey(formKey), 'neighbour', serial, towards],
    queryFn: async ({ signal }) => {
      const isOlder = towards === 'next'
      const { records } = await call(queryData, {
        body: {
          formKey,
          current: 0,
          size: 1,
          filters: [{ field: '@serial', operator: isOlder ? 'lt' : 'gt', values: [serial] }],
          sort: [{ id: '@serial', desc: isOlder }],
        },
        signal,
        quiet: true,
      })
      return records[0]?.id ?? null
    },
    staleTime: stale.tenSeconds,
  })

/** A version never changes. */
export const versionQueryOptions = (formKey: string, version: number) =>
  queryOptions({
    queryKey: ['form', formKey, 'version', version],
    queryFn: ({ signal }) => call(getVersion, { params: { key: formKey, version }, signal }),
    staleTime: stale.never,
  })

export const invalidateData = dataKey

export const changeRecord = (dataId: string, revision: number, answers: Answers, attempt: Attempt) =>
  callOrRefusal(updateData, submitRefusalSchema, { body: { dataId, revision, answers, attempt } })

/** An action of a question type's server half for the form's people. */
export const callStaffAction = (formKey: string, questionId: string, action: string, input: unknown) =>
  call(staffAction, { params: { key: formKey, questionId, action }, body: input })

export const removeRecords = (formKey: string, ids: readonly string[]) =>
  call(deleteData, { params: { key: formKey }, body: { ids: [...ids] } })

/** Which records an export takes. */
export type ExportScope =
  | { readonly mode: 'all' }
  | ({ readonly mode: 'filtered' } & Matching)
  | { readonly mode: 'selected'; readonly ids: readonly string[] }

/** @param columns in the order wanted; undefined: all */
export const startExport = (
  formKey: string,
  scope: ExportScope,
  { type, language, columns }: { type: 'xlsx' | 'csv'; language: string; columns: readonly string[] | undefined },
) =>
  call(exportData, {
    body: {
      formKey,
      type,
      language,
      // As on the screen.
      timeZone: ownTimeZone(),
      mode: scope.mode,
      checkboxIds: scope.mode === 'selected' ? [...scope.ids] : [],
      ...(scope.mode === 'filtered' && bodyOf(scope)),
      // Ids of this table's own columns.
      ...(columns && { columns: columns as DataSort[number]['id'][] }),
    },
  })

/** A file's name and an address that shows it for some minutes. */
export const viewTicketOf = (fileId: string) =>
  queryOptions({
    queryKey: ['file', fileId],
    queryFn: ({ signal }) => call(downloadTicket, { body: { fileId, use: 'view' }, signal, quiet: true }),
    staleTime: stale.never,
    gcTime: 0,
    retry: false,
  })

/** A one-use address for a file that needs permission (T2). */
export const ticketFor = (fileId: string) => call(downloadTicket, { body: { fileId } })
