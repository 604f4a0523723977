import { useCallback, useMemo } from 'react'
import type { QuestionHost } from '#sdk/ui'
import { dictItems, dictTypeOptions } from '#shared/contract/dict'
import { readOptionList } from '#shared/contract/form'
import { findDepartments, findPeople, findRoles } from '#shared/contract/people'
import { call } from '#src/api/call.ts'
import { storePicture } from '#src/api/store-picture.ts'
import { useFailureText } from '#src/api/use-failure-text.ts'
import { useFormHost } from '#src/console-host/use-form-host.ts'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import { translate } from '#src/i18n/init.ts'
import { useT } from '#src/i18n/use-t.ts'
import { useOpenForm } from './open-form.ts'
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
  const { formKey } = useOpenForm()
  const textOf = useFailureText()
  const readList = useCallback<NonNullable<QuestionHost['readOptionList']>>(
    (from) =>
      // Shown beside the address, not by the shell.
      call(readOptionList, { body: { formKey, ...from }, quiet: true }).then(
        (entries) => ({ entries }),
        (error) => ({ problem: textOf(error) }),
      ),
    [formKey, textOf],
  )
  return useMemo(
    // What a panel says is read by the author.
    () => ({
      ...host,
      translate,
      renderQuestion: () => null,
      findPeople: findPeopleByName,
      findDepartments: findDepartmentsByName,
      findRoles: findRolesByName,
      uploadPicture: storePicture,
      dictionaries,
      readOptionList: readList,
    }),
    [host, readList],
  )
}

const dictionaries = {
  list: async () =>
    (await call(dictTypeOptions, {})).map(({ dictType, dictName }) => ({ id: dictType, name: dictName })),
  entriesOf: async (type: string) =>
    (await call(dictItems, { params: { type } })).map(({ dictValue, dictLabel }) => ({
      value: dictValue,
      label: dictLabel,
    })),
}
const findDepartmentsByName = (query: string) => call(findDepartments, { query: { query } })
const findPeopleByName = (query: string) => call(findPeople, { query: { query } })
const findRolesByName = (query: string) => call(findRoles, { query: { query } })
