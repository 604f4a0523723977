// Templates, wherever a screen shows or makes them: the gallery, the preview, the list of forms.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  applyTemplate,
  createTemplate,
  deleteTemplate,
  type TemplateFields,
  templateCategories,
  templateDetails,
  templatePage,
  updateTemplate,
} from '#shared/contract/template'
import { call } from './call.ts'
import { refreshForms } from './forms.ts'
import { stale } from './stale.ts'

const root = ['template'] as const

export interface TemplatePageQuery {
  readonly current: number
  readonly size: number
  readonly language: string
  readonly name?: string
  readonly category?: string
  readonly mine?: 'true'
}

export const templatePageQueryOptions = (query: TemplatePageQuery) =>
  queryOptions({
    queryKey: [...root, 'page', query],
    queryFn: ({ signal }) => call(templatePage, { query, signal, quiet: true }),
    staleTime: stale.tenSeconds,
    placeholderData: keepPreviousData,
  })

export const templateQueryOptions = (templateKey: string, language: string) =>
  queryOptions({
    queryKey: [...root, 'one', templateKey, language],
    queryFn: ({ signal }) =>
      call(templateDetails, { params: { key: templateKey }, query: { language }, signal, quiet: true }),
    staleTime: stale.tenSeconds,
  })

/** @param language the console's: the server names the categories it brought along in it */
export const templateCategoriesQueryOptions = (language: string) =>
  queryOptions({
    queryKey: [...root, 'categories', language],
    queryFn: ({ signal }) => call(templateCategories, { signal, quiet: true }),
    staleTime: stale.tenSeconds,
  })

/** A call that changes templates; what is shown of them is fetched anew when it is through. */
const useChange = <Input, Result>(mutationFn: (input: Input) => Promise<Result>) => {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: root }) })
}

export const useCreateTemplate = () =>
  useChange((body: TemplateFields & { formKey: string }) => call(createTemplate, { body, quiet: true }))

export const useUpdateTemplate = () =>
  useChange((body: TemplateFields & { templateKey: string }) => call(updateTemplate, { body, quiet: true }))

export const useDeleteTemplate = () =>
  useChange((templateKey: string) => call(deleteTemplate, { body: { templateKey } }))

/** Makes a form of a template. */
export const useApplyTemplate = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { templateKey: string; language: string }) => call(applyTemplate, { body }),
    onSettled: () => Promise.all([refreshForms(queryClient), queryClient.invalidateQueries({ queryKey: root })]),
  })
}
