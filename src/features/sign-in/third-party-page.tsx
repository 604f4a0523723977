import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { buttonClass } from '#ds/button'
import { EmptyState } from '#ds/empty-state'
import { Spinner } from '#ds/spinner'
import { useT } from '#src/i18n/use-t.ts'
import { usePageTitle } from '#src/router/title.ts'
import { type Arrival, arriveWith } from '#src/session/arrival.ts'
import { safeInternalPath } from '#src/session/safe-internal-path.ts'
import { SwitchAccount } from '#src/session/switch-account.tsx'
import { comeBack } from './provider.ts'

type OtherUser = Extract<Arrival, { kind: 'other-user' }>

/**
 * Where a provider leads back to (spec 2). Whoever is known goes on signed in, whoever is not links the two by signing in
 * once; a way that is not set up, or that this tab did not begin, signs nobody in (T20).
 */
export function ThirdPartyPage({
  provider,
  answer,
}: {
  provider: string
  /** Null: the provider refused, or nobody comes from one. */
  answer: { readonly code: string; readonly state: string } | null
}) {
  const t = useT('auth')
  const { history } = useRouter()
  const [failed, setFailed] = useState(false)
  const [other, setOther] = useState<{ arrival: OtherUser; path: string }>()
  usePageTitle(t('title'))

  useEffect(() => {
    let isHere = true
    void returned(provider, answer).then(async (back) => {
      if (!isHere) return
      if (back.kind === 'failed') return setFailed(true)
      if (back.kind === 'unknown') return history.replace('/login')
      const path = safeInternalPath(back.redirect) ?? '/'
      const arrival = await arriveWith(back.token)
      if (arrival.kind === 'other-user') setOther({ arrival, path })
      else if (arrival.kind === 'signed-in') history.replace(path)
      else setFailed(true)
    })
    return () => {
      isHere = false
    }
  }, [provider, answer, history])

  if (other) return <SwitchAccount arrival={other.arrival} onDone={() => history.replace(other.path)} />
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      {failed ? (
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
      ) : (
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner />
          {t('provider.working')}
        </p>
      )}
    </main>
  )
}

/** A return is used up by the first who asks; React asks twice while developing. */
const asked = new Map<string, ReturnType<typeof comeBack>>()
const returned: typeof comeBack = (provider, answer) => {
  const name = `${provider} ${answer?.state ?? ''}`
  const same = asked.get(name) ?? comeBack(provider, answer)
  asked.set(name, same)
  void same.finally(() => setTimeout(() => asked.delete(name)))
  return same
}
