import { useEffect, useState } from 'react'
import { Button } from '#ds/button'
import { WaitingDrawing } from './drawing.tsx'
import { Notice } from './sheet.tsx'
import type { SubmitState } from './submit-queue.ts'
import type { Translate } from './translator.ts'

/** Shown while a submission has not arrived: where the answers are, what happens next, and a way to hurry. */
export const DeliveryScreen = ({
  state,
  kept,
  translate,
  onRetry,
  onDownload,
}: {
  state: Extract<SubmitState, { status: 'sending' | 'waiting' }>
  /** The device stores the submission. */
  kept: boolean
  translate: Translate
  onRetry: () => void
  onDownload: () => void
}) => {
  const sending = state.status === 'sending'
  return (
    <Notice
      mark={<WaitingDrawing />}
      title={translate('fill', 'delivery.title')}
      actions={
        <>
          <Button variant="primary" busy={sending} onClick={onRetry}>
            {translate('fill', sending ? 'delivery.sending' : 'delivery.retry')}
          </Button>
          <Button onClick={onDownload}>{translate('fill', 'delivery.download')}</Button>
        </>
      }
    >
      <p>{translate('fill', kept ? 'delivery.kept' : 'delivery.notKept')}</p>
      {state.status === 'waiting' && (
        <p className="text-muted">
          {translate('fill', state.cause === 'busy' ? 'delivery.busy' : 'delivery.unreachable')}{' '}
          <Countdown until={state.retryAt} translate={translate} />
        </p>
      )}
    </Notice>
  )
}

/** Seconds to the next attempt. Not a live region: it would talk without end. */
const Countdown = ({ until, translate }: { until: number; translate: Translate }) => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const count = Math.max(1, Math.ceil((until - now) / 1000))
  return <span className="tabular-nums">{translate('fill', 'delivery.next', { count })}</span>
}
