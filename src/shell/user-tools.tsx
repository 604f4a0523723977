import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AlertDialog } from '#ds/alert-dialog'
import { UserMenu } from '#ds/user-menu'
import { useT } from '#src/i18n/use-t.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { signOut } from '#src/session/session.ts'
import { lockScreen } from '#src/state/lock.atoms.ts'
import { changeThemeConfig } from '#src/state/theme-config.atoms.ts'
import { useSignedIn } from './signed-in-context.ts'

/** Who is signed in: their own pages, help, and the way out. */
export function UserTools() {
  const t = useT('shell')
  const { data } = useCurrentUser()
  const { openShortcuts } = useSignedIn()
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const name = data?.user.nickName || data?.user.userName || ''

  const leave = async () => {
    setLeaving(true)
    // Not back to this page afterwards: who comes next may be somebody else.
    await signOut({ queryClient, toSignIn: () => navigate({ to: '/login', replace: true, ignoreBlocker: true }) })
  }

  return (
    <>
      <UserMenu
        name={name}
        detail={data?.user.userName}
        avatar={data?.user.avatar || undefined}
        label={t('user', { name })}
        items={[
          { id: 'profile', icon: 'user', label: t('profile'), onSelect: () => void navigate({ to: profilePath }) },
          { id: 'shortcuts', icon: 'keyboard', label: t('shortcuts'), shortcut: '?', onSelect: openShortcuts },
          {
            id: 'layout',
            icon: 'settings',
            label: t('drawer.open'),
            onSelect: () => changeThemeConfig({ isDrawer: true }),
          },
          'separator',
          { id: 'lock', icon: 'lock', label: t('lock'), onSelect: () => data && lockScreen(data.user.id) },
          { id: 'sign-out', icon: 'log-out', label: t('signOut'), onSelect: () => setAsking(true) },
        ]}
      />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="neutral"
        title={t('signOut.title')}
        description={t('signOut.text')}
        confirmLabel={t('signOut')}
        cancelLabel={t('cancel')}
        busy={leaving}
        onConfirm={() => void leave()}
      />
    </>
  )
}

/** In the server's menu, hidden (spec 2); no typed route knows the paths of the menu. */
const profilePath: string = '/user/profile'
