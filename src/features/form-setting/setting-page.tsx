import { useQuery } from '@tanstack/react-query'
import { draftTitlesQueryOptions } from '#src/api/forms.ts'
import { ErrorState, LoadingState } from '#src/shell/states.tsx'
import { settingQueryOptions } from './setting-api.ts'
import { SettingForm } from './setting-form.tsx'

/** What holds for the whole form beside its questions: when, how often and by whom it is filled in, and what comes after. */
export function SettingPage({ formKey }: { formKey: string }) {
  const stored = useQuery(settingQueryOptions(formKey))
  const definition = useQuery(draftTitlesQueryOptions(formKey))

  const failed = [stored, definition].find((query) => query.isError && !query.data)
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} headingLevel={1} />
  if (!stored.data || !definition.data) return <LoadingState />
  const { languages, defaultLanguage } = definition.data
  return (
    <SettingForm
      key={formKey}
      formKey={formKey}
      stored={stored.data}
      languages={[defaultLanguage, ...languages.filter((each) => each !== defaultLanguage)]}
      onReload={() => stored.refetch().then(({ data }) => data)}
    />
  )
}
