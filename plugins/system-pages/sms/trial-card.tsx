import { useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Card } from '#ds/card'
import { useAction, useT } from '#sdk/page'
import { type GatewayTrial, phoneNumberPattern, trySmsGateway } from '#shared/contract/one-time-code'
import { TextField } from '../../_families/record-form/fields.tsx'
import { FormBody } from '../../_families/record-form/form-body.tsx'
import { useRecordForm } from '../../_families/record-form/use-record-form.tsx'

interface TrialCardProps {
  /** Counts on with every save of the gateway: what a test said is of the one before then. */
  readonly saves: number
  readonly isUnsaved: boolean
}

/** A message with an example code, through the gateway as it is saved, and what became of it in words. */
export function TrialCard({ saves, isUnsaved }: TrialCardProps) {
  const t = useT()
  const [tried, setTried] = useState<{ readonly trial: GatewayTrial; readonly saves: number }>()
  const trial = tried?.saves === saves ? tried.trial : undefined
  const send = useAction(trySmsGateway, { quiet: true, onDone: (trial) => setTried({ trial, saves }) })
  const form = useRecordForm({
    initial: { to: '' },
    rules: ({ to }) => (phoneNumberPattern.test(plain(to)) ? {} : { to: t('wrong.to') }),
    failure: send.error,
  })
  const onSend = async () => {
    setTried(undefined)
    if (form.check()) await send.run({ body: { to: plain(form.values.to) } })
  }
  return (
    <Card title={t('try.title')}>
      <FormBody form={form} onSave={() => void onSend()}>
        <p className="text-muted">{t('try.text')}</p>
        <TextField form={form} name="to" type="tel" inputMode="tel" maxLength={30} required hint={t('hint.to')} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={send.isBusy} disabled={isUnsaved} cooldown>
            {t('try')}
          </Button>
          {isUnsaved && <span className="text-muted text-sm">{t('try.unsaved')}</span>}
        </div>
        {trial && (
          <Callout tone={tones[trial.outcome]} live>
            {t(`outcome.${trial.outcome}`, {
              ...(trial.outcome === 'refused' && { status: trial.status }),
              ...(trial.outcome === 'unreachable' && { why: trial.why }),
            })}
          </Callout>
        )}
      </FormBody>
    </Card>
  )
}

const tones = { sent: 'success', test: 'info', none: 'warning', refused: 'danger', unreachable: 'danger' } as const

/** As people write numbers, without what only makes them easier to read. */
const plain = (typed: string): string => typed.replace(/[\s().-]/g, '')
