import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ds/button'
import { EmptyState } from '#ds/empty-state'
import { useT } from '#src/i18n/use-t.ts'
import { usePageTitle } from '#src/router/title.ts'

/**
 * Where a provider leads back to (spec 2). No provider is set up in this version, and a way that is not set up does not
 * sign anybody in (T20): nothing of the address is read or sent on.
 */
export function ThirdPartyPage() {
  const t = useT('auth')
  usePageTitle(t('title'))
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <EmptyState
        illustration="lock"
        headingLevel={1}
        title={t('thirdParty.title')}
        description={t('thirdParty.text')}
        action={
          <Link to="/login" className={buttonClass({ variant: 'primary' })}>
            {t('toSignIn')}
          </Link>
        }
      />
    </main>
  )
}
