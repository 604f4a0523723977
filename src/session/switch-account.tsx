import { useState } from 'react'
import { Button } from '#ds/button'
import { Card } from '#ds/card'
import { useT } from '#src/i18n/use-t.ts'
import type { Arrival } from './arrival.ts'

/** A sign-in link for somebody else than who is signed in: asked, never done unasked (T1). */
export function SwitchAccount({
  arrival,
  onDone,
}: {
  arrival: Extract<Arrival, { kind: 'other-user' }>
  onDone: () => void
}) {
  const t = useT('auth')
  const [busy, setBusy] = useState(false)
  const stay = async () => {
    setBusy(true)
    await arrival.decline()
    onDone()
  }
  const change = () => {
    arrival.accept()
    onDone()
  }
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <Card className="max-w-md">
        <h1 className="font-semibold text-xl">{t('switch.title')}</h1>
        <p className="mt-2 text-muted">
          {t('switch.text', { current: nameOf(arrival.current), arriving: nameOf(arrival.arriving) })}
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button busy={busy} onClick={() => void stay()}>
            {t('switch.stay', { name: nameOf(arrival.current) })}
          </Button>
          <Button variant="primary" disabled={busy} onClick={change}>
            {t('switch.change', { name: nameOf(arrival.arriving) })}
          </Button>
        </div>
      </Card>
    </main>
  )
}

const nameOf = ({ user }: { user: { nickName: string; userName: string } }): string => user.nickName || user.userName
