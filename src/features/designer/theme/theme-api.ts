import { queryOptions } from '@tanstack/react-query'
import { conflictSchema } from '#shared/contract/fields'
import { uploadPicture } from '#shared/contract/file'
import { getFormTheme, saveFormTheme } from '#shared/contract/form-theme'
import { themeGallery } from '#shared/contract/theme'
import type { FormTheme } from '#shared/theme/form-theme'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { draftSaved } from '#src/api/draft-saves.ts'
import { stale } from '#src/api/stale.ts'
import type { SaveResult } from '../draft/autosave.ts'

/** Under what name the last save of a theme is waited for (api/draft-saves.ts). */
export const themeSaveKey = (formKey: string): string => `${formKey}/theme`

/** Read once when the tab or the preview opens, as drafts are: not to be fetched again under the hands of its author. */
export const themeQueryOptions = (formKey: string) =>
  queryOptions({
    queryKey: ['form-theme', formKey],
    queryFn: async ({ signal }) => {
      await draftSaved(themeSaveKey(formKey))
      return call(getFormTheme, { params: { key: formKey }, signal })
    },
    staleTime: stale.never,
    gcTime: 0,
  })

/** Themes the installation made for itself, and the categories of all. */
export const galleryQueryOptions = queryOptions({
  queryKey: ['theme-gallery'],
  queryFn: ({ signal }) => call(themeGallery, { signal, quiet: true }),
  staleTime: stale.tenSeconds,
})

/** Rejects without a toast: the save status says it. */
export const storeTheme = async (formKey: string, theme: FormTheme, version: number): Promise<SaveResult> => {
  try {
    const saved = await call(saveFormTheme, { body: { formKey, theme, version }, quiet: true })
    return { kind: 'saved', revision: saved.version }
  } catch (error) {
    const newer = error instanceof ApiError ? conflictSchema.safeParse(error.data).data?.current : undefined
    if (!newer) throw error
    return { kind: 'conflict', revision: newer.version }
  }
}

/** @returns the address of the stored picture */
export const storePicture = (picture: File): Promise<string> => {
  const form = new FormData()
  form.append('file', picture)
  return call(uploadPicture, { form, quiet: true })
}
