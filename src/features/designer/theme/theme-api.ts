import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { uploadPicture } from '#shared/contract/file'
import { themeGallery } from '#shared/contract/theme-gallery'
import { call } from '#src/api/call.ts'
import { stale } from '#src/api/stale.ts'

/** Themes the installation made for itself, and the categories of all. */
export const galleryQueryOptions = (language: string) =>
  queryOptions({
    queryKey: ['theme-gallery', language],
    queryFn: ({ signal }) => call(themeGallery, { signal, quiet: true }),
    staleTime: stale.tenSeconds,
    placeholderData: keepPreviousData,
  })

/** @returns the address of the stored picture */
export const storePicture = (picture: File): Promise<string> => {
  const form = new FormData()
  form.append('file', picture)
  return call(uploadPicture, { form, quiet: true })
}
