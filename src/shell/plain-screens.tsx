// Screens without the shell around them: system pages anyone may reach, and the moment before anything is known.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#ds/button'
import { LoadingState, MissingState, NoPermissionState } from '#src/console-kit/states/states.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { usePageTitle } from '#src/router/title.ts'

export function NotFoundScreen() {
  usePageTitle(useT('shell')('missing.title'))
  return (
    <Plain>
      <MissingState headingLevel={1} action={<HomeLink />} />
    </Plain>
  )
}

export function NoAccessScreen() {
  usePageTitle(useT('shell')('noAccess.title'))
  return (
    <Plain>
      <NoPermissionState headingLevel={1} action={<HomeLink />} />
    </Plain>
  )
}

export function StartingScreen() {
  return (
    <Plain>
      <LoadingState />
    </Plain>
  )
}

export function Plain({ children }: { children: ReactNode }) {
  return <main className="grid min-h-dvh place-items-center p-4">{children}</main>
}

export function HomeLink() {
  const t = useT('shell')
  return (
    <Link to="/" className={buttonClass({ variant: 'primary' })}>
      {t('home')}
    </Link>
  )
}
