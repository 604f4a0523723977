import { Badge } from '#ds/badge'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { ErrorState, LoadingState, RelativeTime, useAction, useData, useT } from '#sdk/page'
import { endOwnSession, type OwnSession, ownSessions } from '#shared/contract/profile'
import { deviceOf } from '../../_families/sessions/device-of.ts'

/** Where the person is signed in. Ending a session loses nothing but the way in, so nobody is asked before. */
export function SessionList() {
  const t = useT()
  const sessions = useData(ownSessions, {})
  const end = useAction(endOwnSession, { changes: [ownSessions], done: t('sessions.ended') })
  if (sessions.error && !sessions.data)
    return <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
  if (!sessions.data) return <LoadingState />
  return (
    <div className="flex flex-col gap-2">
      <p className="text-muted text-sm">{t('sessions.text')}</p>
      <ul className="flex flex-col">
        {sessions.data.map((session) => (
          <Row
            key={session.id}
            session={session}
            isBusy={end.isBusy}
            onEnd={() => void end.run({ params: { id: session.id } })}
          />
        ))}
      </ul>
    </div>
  )
}

function Row({ session, isBusy, onEnd }: { session: OwnSession; isBusy: boolean; onEnd: () => void }) {
  const t = useT()
  const device = deviceOf(session.userAgent) || t('sessions.unknown')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline py-3 not-first:border-t">
      <Icon name={/Android|iOS/.test(device) ? 'smartphone' : 'monitor'} className="text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{device}</span>
          {session.isCurrent && <Badge tone="success">{t('sessions.current')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-muted text-sm">
          <bdi>{session.ip}</bdi>
          <span>
            {t('sessions.since')} <RelativeTime value={session.loginTime} />
          </span>
          <span>
            {t('sessions.seen')} <RelativeTime value={session.lastSeenTime} />
          </span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button size="small" disabled={isBusy} aria-label={t('sessions.endOf', { device })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
