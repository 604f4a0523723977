import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AlertDialog } from '#ds/alert-dialog'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { Menu } from '#ds/menu'
import { useT } from '#src/i18n/use-t.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { signOut } from '#src/session/session.ts'

/** Who is signed in, and the way out. */
export function UserMenu() {
  const t = useT('shell')
  const { data } = useCurrentUser()
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const name = data?.user.nickName || data?.user.userName || ''

  const leave = async () => {
    setLeaving(true)
    // Not back to this page afterwards: who comes next may be somebody else.
    await signOut({ queryClient, toSignIn: () => navigate({ to: '/login', replace: true }) })
  }

  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="ghost" aria-label={t('user', { name })} className="max-w-60 px-2">
            <Avatar url={data?.user.avatar ?? ''} name={name} />
            <span className="hidden min-w-0 truncate sm:block">{name}</span>
          </Button>
        }
        items={[{ id: 'sign-out', icon: 'log-out', label: t('signOut'), onSelect: () => setAsking(true) }]}
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

/** The first letter where there is no picture (spec 3: an empty avatar falls back). */
function Avatar({ url, name }: { url: string; name: string }) {
  const [broken, setBroken] = useState(false)
  const shape = 'grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text'
  if (url !== '' && !broken) {
    return (
      <img src={url} alt="" className="size-7 shrink-0 rounded-full object-cover" onError={() => setBroken(true)} />
    )
  }
  return (
    <span aria-hidden="true" className={shape}>
      {name === '' ? (
        <Icon name="user" />
      ) : (
        <span className="font-semibold text-sm">{[...name][0]?.toUpperCase()}</span>
      )}
    </span>
  )
}
