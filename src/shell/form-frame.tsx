import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from '#ds/button'
import { Icon } from '#ds/icon'
import { Skeleton } from '#ds/skeleton'
import { tabClass } from '#ds/tabs'
import { formQueryOptions } from '#src/api/forms.ts'
import { FormActionsSlot, FormBandSlot, FormEndSlot, FormPlacesProvider } from '#src/console-kit/form/form-places.tsx'
import { FormStatus } from '#src/console-kit/form/form-status.tsx'
import { formTabs } from '#src/console-kit/form/form-tabs.ts'
import { formsPath } from '#src/console-kit/page/paths.ts'
import { mainId, SkipLink } from '#src/console-kit/page/skip-link.tsx'
import { OfflineBanner } from '#src/console-kit/states/offline-banner.tsx'
import { ErrorState, NoPermissionState } from '#src/console-kit/states/states.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { usePageTitle } from '#src/router/title.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { hasPermission } from '#src/session/permissions.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

/**
 * The frame around everything done with one form: the way back, its name and state, and its tabs as links. `main` is as
 * high as what is left of the window and scrolls by itself: a page that wants panes of its own takes `h-full`.
 */
export function FormFrame({ formKey, children }: { formKey: string; children: ReactNode }) {
  const t = useT('shell')
  const form = useQuery(formQueryOptions(formKey))
  const user = useCurrentUser().data
  const tabs = formTabs.filter(({ permission }) => hasPermission(user, permission))
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const current = formTabs.find(({ to }) => to === pathname)
  const isForbidden = user !== undefined && current !== undefined && !tabs.includes(current)
  const isMissing = form.isError && !form.data
  useHeadingFocus()

  // On a phone the row of tabs scrolls: the one that is shown comes into sight.
  const tabsRow = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current tab
  useEffect(() => {
    tabsRow.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname, isMissing])

  return (
    <FormPlacesProvider>
      <div className="flex h-dvh flex-col print:block print:h-auto">
        <SkipLink />
        {current && <FormTitle tab={current.id} name={form.data?.name ?? ''} />}
        {/* The sides share what the tabs leave, whatever stands in them: nothing moves from one tab to the next. */}
        <header className="z-shell grid shrink-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-hairline border-b bg-paper px-3 xl:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] print:hidden">
          <div className="flex h-13 min-w-0 items-center gap-2">
            <Link
              to={formsPath}
              className={buttonClass({ variant: 'ghost', iconOnly: true })}
              aria-label={t('form.back')}
              title={t('form.back')}
            >
              <Icon name="arrow-left" size={20} />
            </Link>
            {form.data ? (
              <>
                <span className="min-w-0 truncate font-semibold text-ink" title={form.data.name}>
                  {form.data.name}
                </span>
                <FormStatus status={form.data.status} />
              </>
            ) : (
              form.isPending && <Skeleton className="w-40" />
            )}
          </div>
          <nav
            ref={tabsRow}
            aria-label={t('form.tabs')}
            className="order-last col-span-full flex gap-5 overflow-x-auto px-1 xl:order-none xl:col-span-1 xl:h-13"
          >
            {!isMissing &&
              tabs.map((tab) => (
                <Link
                  key={tab.id}
                  to={tab.to}
                  search={{ key: formKey }}
                  className={`${tabClass} mb-0 whitespace-nowrap`}
                >
                  {t(`form.tab.${tab.id}`)}
                </Link>
              ))}
          </nav>
          {/* On a phone the tools have a row of their own, and what every tab has stands beside the name. */}
          <div className="flex min-w-0 items-center justify-end gap-2 max-sm:contents sm:min-h-13">
            <FormActionsSlot className="flex min-w-0 flex-1 items-center justify-end gap-2 max-sm:order-last max-sm:col-span-full max-sm:py-1 max-sm:empty:hidden" />
            <FormEndSlot className="flex shrink-0 items-center empty:hidden" />
          </div>
        </header>
        <OfflineBanner />
        <FormBandSlot className="shrink-0 print:hidden" />
        <main id={mainId} tabIndex={-1} className="min-h-0 flex-1 overflow-auto outline-none print:overflow-visible">
          {isMissing ? (
            <ErrorState error={form.error} onRetry={() => void form.refetch()} headingLevel={1} />
          ) : isForbidden ? (
            <NoPermissionState headingLevel={1} />
          ) : (
            children
          )}
        </main>
      </div>
    </FormPlacesProvider>
  )
}

/** "Logic · Weekend hike · Formloom": every tab has a title, though its page may still be loading (spec 2). */
function FormTitle({ tab, name }: { tab: (typeof formTabs)[number]['id']; name: string }) {
  usePageTitle(useT('shell')(`form.tab.${tab}`), name)
  return null
}
