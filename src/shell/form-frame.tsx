import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from '#ds/button'
import { Icon } from '#ds/icon'
import { Skeleton } from '#ds/skeleton'
import { tabClass } from '#ds/tabs'
import { formQueryOptions } from '#src/api/forms.ts'
import { OfflineBanner } from '#src/console-kit/offline-banner.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { hasPermission } from '#src/session/permissions.ts'
import { FormActionsProvider, FormActionsSlot } from './form-actions.tsx'
import { FormStatus } from './form-status.tsx'
import { formTabs } from './form-tabs.ts'
import { formsPath } from './paths.ts'
import { mainId, SkipLink } from './skip-link.tsx'
import { ErrorState, NoPermissionState } from './states.tsx'
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
  const isForbidden = user !== undefined && formTabs.some((tab) => tab.to === pathname && !tabs.includes(tab))
  const isMissing = form.isError && !form.data
  useHeadingFocus()

  // On a phone the row of tabs scrolls: the one that is shown comes into sight.
  const tabsRow = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current tab
  useEffect(() => {
    tabsRow.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname, isMissing])

  return (
    <FormActionsProvider>
      <div className="flex h-dvh flex-col print:block print:h-auto">
        <SkipLink />
        <header className="z-shell flex shrink-0 flex-wrap items-center gap-x-3 border-hairline border-b bg-paper px-3 print:hidden">
          <div className="flex h-13 min-w-0 flex-1 basis-32 items-center gap-2 sm:basis-48">
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
            className="order-last flex basis-full gap-5 overflow-x-auto px-1 lg:order-none lg:h-13 lg:basis-auto"
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
          <FormActionsSlot className="order-last flex min-w-0 basis-full flex-wrap items-center justify-end gap-2 empty:hidden max-sm:py-1 sm:order-none sm:ms-auto sm:basis-auto lg:flex-1 lg:basis-0" />
        </header>
        <OfflineBanner />
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
    </FormActionsProvider>
  )
}
