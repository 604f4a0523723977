import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Card } from '#ds/card'
import { ErrorState, RelativeTime, useData, useT } from '#sdk/page'
import { type KeptMail, keptMails } from '#shared/contract/mail'

/** Mails that were kept instead of being sent, and those that could not be sent. Without any, only how to look again. */
export function KeptMails() {
  const t = useT()
  const kept = useData(keptMails, {})
  return (
    <Card title={t('kept.title')}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t('kept.text')}</p>
        {kept.error && !kept.data ? (
          <ErrorState error={kept.error} onRetry={() => void kept.refetch()} headingLevel={2} />
        ) : (
          <>
            {kept.data?.length === 0 && <p>{t('kept.none')}</p>}
            <ul className="flex flex-col gap-3">
              {kept.data?.map((mail) => (
                <li key={mail.id} className="border-hairline border-t pt-3">
                  <KeptMailView mail={mail} />
                </li>
              ))}
            </ul>
            <div>
              <Button onClick={() => void kept.refetch()} cooldown>
                {t('kept.again')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

const KeptMailView = ({ mail: { state, to, subject, text, reason, time } }: { mail: KeptMail }) => {
  const t = useT()
  return (
    <article className="flex flex-col gap-2">
      <h3 className="break-words font-semibold">{subject}</h3>
      <p className="flex flex-wrap gap-x-3 text-muted text-sm">
        <span className="break-all">{to}</span>
        <RelativeTime value={time} />
      </p>
      {state === 'failed' && <Callout tone="danger">{t('kept.failed', { reason: reason || '–' })}</Callout>}
      {text !== '' && <pre className="whitespace-pre-wrap break-words font-sans text-base">{text}</pre>}
    </article>
  )
}
