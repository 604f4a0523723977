import { useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Card } from '#ds/card'
import { useAction, useT } from '#sdk/page'
import { keptMails, type MailTrial, tryMail } from '#shared/contract/mail'
import { isMailAddress } from '#shared/mail-address'
import { TextField } from '../../_families/record-form/fields.tsx'
import { FormBody } from '../../_families/record-form/form-body.tsx'
import { useRecordForm } from '../../_families/record-form/use-record-form.tsx'

interface TrialCardProps {
  /** Counts on with every save of the settings: what a test said is of those before then. */
  readonly saves: number
  readonly isUnsaved: boolean
}

/** A mail by the settings as they are saved, and what became of it in words. */
export function TrialCard({ saves, isUnsaved }: TrialCardProps) {
  const t = useT()
  const [tried, setTried] = useState<{ readonly trial: MailTrial; readonly saves: number }>()
  const trial = tried?.saves === saves ? tried.trial : undefined
  const send = useAction(tryMail, {
    changes: [keptMails],
    quiet: true,
    onDone: (trial) => setTried({ trial, saves }),
  })
  const form = useRecordForm({
    initial: { to: '' },
    rules: ({ to }) => (isMailAddress(to.trim()) ? {} : { to: t('wrong.address') }),
    failure: send.error,
  })
  const onSend = async () => {
    setTried(undefined)
    if (form.check()) await send.run({ body: { to: form.values.to.trim() } })
  }
  return (
    <Card title={t('try.title')}>
      <FormBody form={form} onSave={() => void onSend()}>
        <p className="text-muted">{t('try.text')}</p>
        <TextField form={form} name="to" type="email" inputMode="email" maxLength={254} required />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={send.isBusy} disabled={isUnsaved} cooldown>
            {t('try')}
          </Button>
          {isUnsaved && <span className="text-muted text-sm">{t('try.unsaved')}</span>}
        </div>
        {trial && (
          <Callout tone={tones[trial.outcome]} live>
            {t(`outcome.${trial.outcome}`, {
              ...(trial.outcome === 'refused' && { said: trial.said }),
              ...(trial.outcome === 'unreachable' && { why: trial.why }),
            })}
          </Callout>
        )}
      </FormBody>
    </Card>
  )
}

const tones = { sent: 'success', test: 'info', none: 'warning', refused: 'danger', unreachable: 'danger' } as const
