import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'

/** Of a query: what decides whether its data may be old. */
export interface Refreshed {
  readonly data: unknown
  readonly error: unknown
  readonly dataUpdatedAt: number
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** Over rows that could not be brought up to date: since when they are what they are. Nothing while they are fresh. */
export function StaleNote({ query: { data, error, dataUpdatedAt, isFetching, refetch } }: { query: Refreshed }) {
  const t = useT('shell')
  const common = useT('common')
  const { dateTime } = useFormat()
  if (!error || data === undefined) return null
  return (
    <Callout
      tone="warning"
      className="m-2"
      actions={
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          {common('retry')}
        </Button>
      }
    >
      {t('stale', { time: dateTime(new Date(dataUpdatedAt).toISOString()) })}
    </Callout>
  )
}
