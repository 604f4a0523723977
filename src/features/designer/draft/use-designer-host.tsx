import { useCallback, useMemo } from 'react'
import type { QuestionHost } from '#sdk/ui'
import { findPeople } from '#shared/contract/people'
import { call } from '#src/api/call.ts'
import { storePicture } from '#src/api/store-picture.ts'
import { useFormHost } from '#src/console-host/use-form-host.ts'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import { translate } from '#src/i18n/init.ts'
import { useT } from '#src/i18n/use-t.ts'
import { useContentLanguage, useDefinition } from './use-draft.ts'

/** The host of canvas and preview: nothing is uploaded and no action runs, and a question that tries says so. */
export const useDraftFormHost = (contentLanguage: string, defaultLanguage: string): FormHost => {
  const t = useT('designer')
  const refuse = useCallback(() => Promise.reject(new Error(t('preview.notHere'))), [t])
  return useFormHost({ contentLanguage, defaultLanguage, uploadFile: refuse, callAction: refuse })
}

/** The host of a settings panel. Panels draw no questions. */
export const useDesignerHost = (): QuestionHost => {
  const host = useDraftFormHost(useContentLanguage(), useDefinition().defaultLanguage)
  return useMemo(
    // What a panel says is read by the author.
    () => ({
      ...host,
      translate,
      renderQuestion: () => null,
      findPeople: findPeopleByName,
      uploadPicture: storePicture,
    }),
    [host],
  )
}

const findPeopleByName = (query: string) => call(findPeople, { query: { query } })
