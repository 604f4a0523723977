// Pages of the spec that nobody has built yet. They say what comes, instead of pretending that the address is wrong.
import { EmptyState } from '#ds/empty-state'
import { Page } from '#src/console-kit/page/page.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { usePageTitle } from '#src/router/title.ts'
import { HomeLink, Plain } from './plain-screens.tsx'

/** In the shell, where the server's menu names the page. `title` is a key of the shell's texts, or a title as it is. */
export function UpcomingScreen({ title }: { title: string }) {
  const t = useT('shell')
  const name = t(title, { defaultValue: title })
  return (
    <Page title={name}>
      <Upcoming name={name} />
    </Page>
  )
}

/** Among the tabs of a form. */
export function UpcomingTab({ title }: { title: string }) {
  const name = useT('shell')(title)
  usePageTitle(name)
  return (
    <div className="grid min-h-full place-items-center p-4">
      <Upcoming name={name} isHeading />
    </div>
  )
}

/** With nothing around it. */
export function UpcomingPlainScreen({ title }: { title: string }) {
  const name = useT('shell')(title)
  usePageTitle(name)
  return (
    <Plain>
      <Upcoming name={name} isHeading hasWayHome />
    </Plain>
  )
}

function Upcoming({ name, isHeading, hasWayHome }: { name: string; isHeading?: boolean; hasWayHome?: boolean }) {
  const t = useT('shell')
  return (
    <EmptyState
      illustration="paper"
      headingLevel={isHeading ? 1 : 2}
      title={t('upcoming.title', { name })}
      description={t('upcoming.text')}
      action={hasWayHome ? <HomeLink /> : undefined}
    />
  )
}
