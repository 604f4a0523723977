import { EmptyState } from '#ds/empty-state'
import { useT } from '#src/i18n/use-t.ts'
import { Page } from './page.tsx'

/** A page the menu names and nobody has built yet: says so, instead of pretending it does not exist (issue 3 of 3). */
export function UpcomingScreen({ title }: { title: string }) {
  const t = useT('shell')
  const name = t(title, { defaultValue: title })
  return (
    <Page title={name}>
      <EmptyState illustration="paper" title={t('upcoming.title', { name })} description={t('upcoming.text')} />
    </Page>
  )
}
