// Forms as rows, wherever a screen shows them: the list, the header of a form, the dashboard, the publish page.
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  checkItemData,
  copyForm,
  createForm,
  deleteForm,
  type FormSort,
  formPage,
  getDraft,
  getForm,
  getVersion,
  publishForm,
  publishRefusalSchema,
  renameForm,
  restoreForm,
  resumeForm,
  stopForm,
  versionList,
} from '#shared/contract/form'
import { call, callOrRefusal } from './call.ts'
import { stale } from './stale.ts'

// Below `form`: who invalidates that key after changing a draft refreshes these rows too.
const root = ['form', 'rows'] as const

export interface FormPageQuery {
  readonly current: number
  readonly size: number
  readonly name?: string
  readonly status?: number
  readonly sort?: FormSort
}

export const formPageQueryOptions = (query: FormPageQuery) =>
  queryOptions({
    queryKey: [...root, 'page', query],
    queryFn: ({ signal }) => call(formPage, { query, signal, quiet: true }),
    // Answers come at any moment, and nobody tells the list: who returns to it is not shown the count of before.
    staleTime: stale.always,
    // The old rows stay, dimmed, while the next page comes (ux C14).
    placeholderData: keepPreviousData,
  })

export const formQueryOptions = (formKey: string) =>
  queryOptions({
    queryKey: [...root, 'one', formKey],
    queryFn: ({ signal }) => call(getForm, { params: { key: formKey }, signal, quiet: true }),
    staleTime: stale.tenSeconds,
  })

export const versionListQueryOptions = (formKey: string) =>
  queryOptions({
    queryKey: [...root, 'versions', formKey],
    queryFn: ({ signal }) => call(versionList, { query: { formKey }, signal, quiet: true }),
    staleTime: stale.tenSeconds,
  })

/** A published version is never changed: what was fetched once is right for good. */
export const versionQueryOptions = (formKey: string, version: number) =>
  queryOptions({
    queryKey: ['form', 'version', formKey, version],
    queryFn: async ({ signal }) => {
      const { definition } = await call(getVersion, { params: { key: formKey, version }, signal, quiet: true })
      return definition
    },
    staleTime: stale.never,
  })

/** How many answers a question has, or one of its options. */
export const itemAnswersQueryOptions = (formKey: string, formItemId: string, value?: string) =>
  queryOptions({
    queryKey: [...root, 'item-answers', formKey, formItemId, value ?? null],
    queryFn: async ({ signal }) => {
      const query = { formKey, formItemId, ...(value !== undefined && { value }) }
      const { dataCount } = await call(checkItemData, { query, signal, quiet: true })
      return dataCount
    },
    staleTime: stale.tenSeconds,
  })

/** The draft as it is on the server, for titles of questions; the designer keeps its own copy. */
export const draftTitlesQueryOptions = (formKey: string) =>
  queryOptions({
    queryKey: [...root, 'draft-titles', formKey],
    queryFn: async ({ signal }) => {
      const { definition } = await call(getDraft, { params: { key: formKey }, signal, quiet: true })
      return definition
    },
    staleTime: stale.always,
  })

/** Everything shown of any form may be out of date: lists, counts, one form's header. */
export const refreshForms = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: root })

/** A call that changes a form; every list is fetched anew when it is through. */
const useChange = <Input, Result>(mutationFn: (input: Input) => Promise<Result>) => {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => refreshForms(queryClient) })
}

export const useCreateForm = () =>
  useChange((body: { name: string; language: string }) => call(createForm, { body, quiet: true }))

export const useRenameForm = () =>
  useChange((body: { formKey: string; name: string }) => call(renameForm, { body, quiet: true }))

export const useCopyForm = () => useChange((formKey: string) => call(copyForm, { body: { formKey } }))

/** The findings of a draft that cannot be published are a result, not a failure. */
export const usePublishForm = () =>
  useChange((formKey: string) => callOrRefusal(publishForm, publishRefusalSchema, { body: { formKey } }))

export const useStopForm = () => useChange((formKey: string) => call(stopForm, { body: { formKey } }))

export const useResumeForm = () => useChange((formKey: string) => call(resumeForm, { body: { formKey } }))

export const useDeleteForm = () => useChange((formKey: string) => call(deleteForm, { body: { formKey } }))

export const useRestoreForm = () => useChange((formKey: string) => call(restoreForm, { body: { formKey } }))

/** One after the other; what failed is left to the caller, who says so once for all. */
const useChangeMany = (change: (formKey: string) => Promise<unknown>) =>
  useChange(async (formKeys: readonly string[]) => {
    const done: string[] = []
    const failed: string[] = []
    for (const formKey of formKeys)
      await change(formKey).then(
        () => done.push(formKey),
        () => failed.push(formKey),
      )
    return { done, failed }
  })

export const useDeleteForms = () => useChangeMany((formKey) => call(deleteForm, { body: { formKey }, quiet: true }))

export const useRestoreForms = () => useChangeMany((formKey) => call(restoreForm, { body: { formKey }, quiet: true }))
