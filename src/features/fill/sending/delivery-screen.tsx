import { useEffect, useState } from 'react'
import { Button } from '#ds/button'
import type { DraftStorage } from '../draft/draft.ts'
import type { Translate } from '../language/translator.ts'
import { WaitingDrawing } from '../sheet/drawing.tsx'
import { Notice } from '../sheet/sheet.tsx'
import type { SubmitState } from './submit-queue.ts'

/** Shown while a submission has not arrived: where the answers are, what happens next, and a way to hurry. */
export const DeliveryScreen = ({
  state,
  note,
  kept,
  formKey,
  storage,
  translate,
  onRetry,
  onDownload,
}: {
  state: Extract<SubmitState, { status: 'sending' | 'waiting' }>
  /** What is sent before it. */
  note?: string | undefined
  /** The device stores the submission. */
  kept: boolean
  formKey: string
  storage: DraftStorage
  translate: Translate
  onRetry: () => void
  onDownload: () => void
}) => {
  const sending = state.status === 'sending'
  const [waiting, setWaiting] = useState(1)
  // Those of this device that have not arrived, with this one. Other tabs deliver theirs meanwhile: counted anew with every attempt.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every attempt
  useEffect(() => {
    storage.ofForm(formKey).then(
      (drafts) => setWaiting(drafts.filter(({ outbox }) => outbox !== null).length),
      () => undefined,
    )
  }, [state])
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
      {note && <p>{note}</p>}
      {waiting > 1 && <p>{translate('fill', 'delivery.several', { number: waiting })}</p>}
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
