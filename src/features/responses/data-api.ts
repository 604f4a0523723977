import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { fieldList, getVersion } from '#shared/contract/form'
import {
  dataDetails,
  deleteData,
  downloadTicket,
  exportData,
  processState,
  queryData,
  submitRefusalSchema,
  updateData,
} from '#shared/contract/submission'
import type { Answers } from '#shared/form/definition'
import { call, callOrRefusal } from '#src/api/call.ts'
import { stale } from '#src/api/stale.ts'

const dataKey = (formKey: string) => ['form', formKey, 'data'] as const

/** Columns over all versions: a deleted question keeps its column while it holds answers. */
export const fieldsQueryOptions = (formKey: string) =>
  queryOptions({
    queryKey: [...dataKey(formKey), 'fields'],
    queryFn: ({ signal }) => call(fieldList, { params: { key: formKey }, signal }),
    staleTime: stale.tenSeconds,
  })

/** @param page from 1, as people count; the endpoint counts from 0 */
export const rowsQueryOptions = (formKey: string, page: number, size: number) =>
  queryOptions({
    queryKey: [...dataKey(formKey), 'rows', page, size],
    queryFn: ({ signal }) => call(queryData, { body: { formKey, current: page - 1, size }, signal }),
    staleTime: stale.always,
    placeholderData: keepPreviousData,
  })

export const recordQueryOptions = (formKey: string, dataId: string) =>
  queryOptions({
    queryKey: [...dataKey(formKey), 'record', dataId],
    queryFn: ({ signal }) => call(dataDetails, { params: { dataId }, signal }),
    staleTime: stale.always,
  })

/** A version never changes. */
export const versionQueryOptions = (formKey: string, version: number) =>
  queryOptions({
    queryKey: ['form', formKey, 'version', version],
    queryFn: ({ signal }) => call(getVersion, { params: { key: formKey, version }, signal }),
    staleTime: stale.never,
  })

export const invalidateData = dataKey

export const changeRecord = (dataId: string, revision: number, answers: Answers) =>
  callOrRefusal(updateData, submitRefusalSchema, { body: { dataId, revision, answers } })

export const removeRecords = (formKey: string, ids: readonly string[]) =>
  call(deleteData, { params: { key: formKey }, body: { ids: [...ids] } })

export const startExport = (formKey: string, type: 'xlsx' | 'csv', language: string, ids: readonly string[]) =>
  call(exportData, {
    body: { formKey, type, language, mode: ids.length > 0 ? 'selected' : 'all', checkboxIds: [...ids] },
  })

/** Asked every five seconds until there is an address (spec 4, 9). */
const processPollMs = 5000

export const processQueryOptions = (key: string) =>
  queryOptions({
    queryKey: ['process', key],
    queryFn: ({ signal }) => call(processState, { query: { key }, signal }),
    refetchInterval: ({ state }) => (state.data?.url || state.data?.failed ? false : processPollMs),
    staleTime: stale.always,
  })

/** A one-use address for a file that needs permission (T2). */
export const ticketFor = (fileId: string) => call(downloadTicket, { body: { fileId } })
