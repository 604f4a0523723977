// What the console provides to the questions it draws: canvas, preview, record detail.
import { useMemo } from 'react'
import { pickText } from '#shared/form/text'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import { translate } from '#src/i18n/init.ts'
import { useLanguage } from '#src/i18n/use-t.ts'

export interface FormHostOptions {
  /** Language of the author's texts, which need not be the console's. */
  readonly contentLanguage: string
  readonly defaultLanguage: string
  readonly uploadFile: FormHost['uploadFile']
  readonly callAction: FormHost['callAction']
}

export const useFormHost = ({
  contentLanguage,
  defaultLanguage,
  uploadFile,
  callAction,
}: FormHostOptions): FormHost => {
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the console's language stands for the words translate gives
  return useMemo(
    () => ({
      language: contentLanguage,
      pickText: (text) => pickText(text, contentLanguage, defaultLanguage),
      translate,
      uploadFile,
      callAction,
      fileUrl: (fileId) => `/sapi/file/${encodeURIComponent(fileId)}`,
    }),
    [language, contentLanguage, defaultLanguage, uploadFile, callAction],
  )
}
