import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Activity, type ReactNode, useEffect, useState } from 'react'
import { LockScreen } from '#ds/lock-screen'
import { toast } from '#ds/toast'
import { unlock } from '#shared/contract/profile'
import { call } from '#src/api/call.ts'
import { useFailureText } from '#src/api/use-failure-text.ts'
import { useT } from '#src/i18n/use-t.ts'
import { usePageTitle } from '#src/router/title.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { signOut } from '#src/session/session.ts'
import { forgetLock, useIsLocked } from '#src/state/lock.atoms.ts'
import { useThemeSetting } from '#src/state/theme-config.atoms.ts'
import { useIdleLock } from './use-idle-lock.ts'

/**
 * What is inside is there only while the screen is not locked. A page that was being worked on keeps what was typed, but is
 * not drawn: neither eyes nor screen readers find it, its shortcuts are off and it asks the server nothing. A page that
 * is opened while locked is not made at all before the password is given.
 */
export function LockGate({ children }: { children: ReactNode }) {
  const user = useCurrentUser().data?.user
  const isLocked = useIsLocked(user?.id)
  const [wasShown, setShown] = useState(!isLocked)
  const lockAfterMinutes = useThemeSetting('lockAfterMinutes')
  useIdleLock(lockAfterMinutes, isLocked ? undefined : user?.id)
  if (!isLocked && !wasShown) setShown(true)
  return (
    <>
      {wasShown && <Activity mode={isLocked ? 'hidden' : 'visible'}>{children}</Activity>}
      {isLocked && <Locked name={user?.nickName || user?.userName || ''} avatar={user?.avatar || undefined} />}
    </>
  )
}

function Locked({ name, avatar }: { name: string; avatar: string | undefined }) {
  const title = useT('kit')('lock-screen.title')
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const attempt = useMutation({
    mutationFn: (password: string) => call(unlock, { body: { password }, quiet: true }),
    onSuccess: forgetLock,
  })
  // The title of the page behind may name a record.
  usePageTitle(title)
  useEffect(() => {
    toast.dismiss()
  }, [])

  const { error } = attempt
  return (
    <LockScreen
      open
      name={name}
      avatar={avatar}
      onUnlock={(password) => attempt.mutate(password)}
      busy={attempt.isPending}
      error={error ? failureText(error) : undefined}
      onSignOut={() =>
        void signOut({
          queryClient,
          toSignIn: () => navigate({ to: '/login', replace: true, ignoreBlocker: true }),
        }).then(forgetLock)
      }
    />
  )
}
