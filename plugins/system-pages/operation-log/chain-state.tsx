import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { RelativeTime, useT } from '#sdk/page'
import type { LogCheck } from '#shared/contract/operation-log'
import { useVerdictTexts } from './use-verdict-texts.ts'
import { verdictOf } from './verdict.ts'

/** What the last check of the chain came to, and when the daily one was. */
export function ChainState({
  last,
  daily,
  onEntry,
}: {
  last: LogCheck | null
  daily: LogCheck | null
  /** Shows the entry at which the chain breaks. */
  onEntry: (id: string) => void
}) {
  const t = useT()
  const verdictTexts = useVerdictTexts()
  if (!last) return <Callout>{t('check.never')}</Callout>
  const { brokenEntry, userName, time } = last
  return (
    <Callout
      tone={verdictOf(last).tone}
      actions={
        brokenEntry === null ? undefined : (
          <Button size="small" onClick={() => onEntry(brokenEntry)}>
            {t('check.entry')}
          </Button>
        )
      }
    >
      {verdictTexts(last).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="text-sm">
        {userName === '' ? t('check.daily') : t('check.by', { name: userName })} <RelativeTime value={time} />
        {userName !== '' && daily && (
          <>
            {t('separator')}
            {t('check.daily')} <RelativeTime value={daily.time} />
          </>
        )}
      </p>
    </Callout>
  )
}
