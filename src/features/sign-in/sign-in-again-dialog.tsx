import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#ds/button'
import { Dialog } from '#ds/dialog'
import { Link } from '#ds/link'
import { useT } from '#src/i18n/use-t.ts'
import { currentUserQueryOptions } from '#src/session/current-user.ts'
import { signIn } from '#src/session/session.ts'
import { forgetLock } from '#src/state/lock.atoms.ts'
import { providersQueryOptions } from './provider-ways.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** A sign-in over the page that is waiting for it. */
export default function SignInAgainDialog({ onLeave }: { onLeave: () => void }) {
  const t = useT('auth')
  // Who worked here is the only one whose work it is.
  const user = useQueryClient().getQueryData(currentUserQueryOptions.queryKey)?.user
  const { data: providers = [] } = useQuery(providersQueryOptions)
  const enter = async (name: string, password: string) => {
    await signIn(name, password)
    forgetLock()
  }
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={() => undefined}
      size="small"
      title={t('again.title')}
      description={t('again.text')}
      footer={<Button onClick={onLeave}>{t('again.leave')}</Button>}
    >
      <div className="flex flex-col gap-4">
        <SignInForm onSubmit={enter} person={user?.userName} />
        {providers.length > 0 && (
          // A provider leads away from the page; in a window of its own it tells this one once somebody is signed in.
          <Link href="/login" target="_blank">
            {t('again.otherWay')}
          </Link>
        )}
      </div>
    </Dialog>
  )
}
