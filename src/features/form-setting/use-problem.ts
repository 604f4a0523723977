import { useT } from '#src/i18n/use-t.ts'
import type { SettingFields } from './use-setting-form.ts'

/** What is wrong with a field, as a field of the kit wants it. */
export const useProblem = (problemOf: SettingFields['problemOf']): ((field: string) => string[] | undefined) => {
  const t = useT('setting')
  return (field) => {
    const key = problemOf(field)
    return key === undefined ? undefined : [t(key)]
  }
}
