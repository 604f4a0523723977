import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type FormSetting,
  getFormSetting,
  type StoredFormSetting,
  saveFormSetting,
} from '#shared/contract/form-setting'
import { call } from '#src/api/call.ts'
import { stale } from '#src/api/stale.ts'

export const settingQueryOptions = (formKey: string) =>
  queryOptions({
    queryKey: ['form-setting', formKey],
    queryFn: ({ signal }) => call(getFormSetting, { params: { key: formKey }, signal, quiet: true }),
    // A page that is being edited is not fetched again under its author's hands; saving tells who else was at it.
    staleTime: stale.never,
    gcTime: 0,
  })

export interface SettingChange {
  readonly version: number
  readonly setting: FormSetting
  /** A new one; undefined keeps the one there is. */
  readonly password?: string | undefined
}

/** Saves all settings; rejects with code 409 when somebody else has saved meanwhile. */
export const useSaveSetting = (formKey: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ version, setting, password }: SettingChange): Promise<StoredFormSetting> =>
      call(saveFormSetting, { body: { formKey, version, setting, ...(password && { password }) }, quiet: true }),
    onSuccess: (stored) => queryClient.setQueryData(settingQueryOptions(formKey).queryKey, stored),
  })
}
