// What the console provides to the questions it draws: canvas, preview, record detail.
import { useMemo } from 'react'
import { pickText } from '#shared/form/text'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import type { Work } from '#src/form-view/work.ts'
import { useLanguage } from '#src/i18n/use-t.ts'
import { useWordsIn } from '#src/i18n/use-words-in.ts'
import { parsers } from '#src/registry/question-types.parse.ts'
import { fetchData } from './fetch-data.ts'
import { filePage, openFile } from './open-file.ts'

const parserOf: FormHost['parserOf'] = (type) => parsers.get(type)

export interface FormHostOptions {
  /** Language of the author's texts, which need not be the console's. */
  readonly contentLanguage: string
  readonly defaultLanguage: string
  readonly uploadFile: FormHost['uploadFile']
  readonly callAction: FormHost['callAction']
  /** What the questions are at is noted here, for somebody who waits for it. */
  readonly work?: Work | undefined
}

export const useFormHost = ({
  contentLanguage,
  defaultLanguage,
  uploadFile,
  callAction,
  work,
}: FormHostOptions): FormHost => {
  const language = useLanguage()
  // What the questions themselves say is read by respondents, beside the author's words.
  const translate = useWordsIn(contentLanguage)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the console's language stands for the words translate gives
  return useMemo(
    () => ({
      language: contentLanguage,
      pickText: (text) => pickText(text, contentLanguage, defaultLanguage),
      translate,
      uploadFile,
      callAction,
      fetchData,
      parserOf,
      fileUrl: filePage,
      openFile,
      ...(work && { reportWork: work.report, callOffWait: work.callOff }),
    }),
    [language, translate, contentLanguage, defaultLanguage, uploadFile, callAction, work],
  )
}
