import { useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Card } from '#ds/card'
import { ChoiceGroup } from '#ds/choice-group'
import { useAction, useLeaveGuard, usePermission, useT } from '#sdk/page'
import { type EnvValue, getEnvConfig, saveEnvConfig, secretMask } from '#shared/contract/config'
import { FormBody } from '../../_families/record-form/form-body.tsx'
import { FormField } from '../../_families/record-form/form-field.tsx'
import { LeaveDialog } from '../../_families/record-form/leave-dialog.tsx'
import { useRecordForm } from '../../_families/record-form/use-record-form.tsx'
import { envValueOf, type MailSetting, params, settingOf, wrongOf } from './mail-setting.ts'
import { SmtpFields } from './smtp-fields.tsx'
import { TrialCard } from './trial-card.tsx'

export function MailCards({ stored }: { stored: EnvValue }) {
  const t = useT()
  const mayEdit = usePermission('system:env:edit')
  const save = useAction(saveEnvConfig, { changes: [getEnvConfig], done: t('saved'), quiet: true })
  const form = useRecordForm<MailSetting>({
    initial: settingOf(stored),
    rules: (values) => Object.fromEntries(Object.entries(wrongOf(values)).map(([name, wrong]) => [name, t(wrong)])),
    failure: save.error,
  })
  const { values, change } = form
  const guard = useLeaveGuard(form.isDirty)
  const [saves, setSaves] = useState(0)
  const onSave = async () => {
    if (!form.check()) return
    const envValue = envValueOf(values, stored)
    const sent = await save.run({ body: { envKey: params.key, envValue } })
    if (sent === undefined) return
    const kept = { ...settingOf(envValue), password: values.password === '' ? '' : secretMask }
    form.begin('', kept, kept)
    setSaves((before) => before + 1)
  }
  return (
    <>
      {!mayEdit && <Callout tone="info">{t('readOnly')}</Callout>}
      <Card>
        <FormBody form={form} onSave={() => void onSave()}>
          <FormField form={form} name="mode" label={t('mode')} isGroup>
            {({ labelledBy, describedBy, invalid }) => (
              <ChoiceGroup
                kind="radio"
                labelledBy={labelledBy}
                describedBy={describedBy}
                invalid={invalid}
                disabled={!mayEdit}
                options={(['off', 'smtp', 'test'] as const).map((id) => ({
                  id,
                  label: t(`mode.${id}`),
                  description: t(`mode.${id}.hint`),
                }))}
                value={[values.mode]}
                onChange={([mode]) => change({ mode: (mode as MailSetting['mode']) ?? 'off' })}
              />
            )}
          </FormField>
          {values.mode === 'smtp' && <SmtpFields form={form} mayEdit={mayEdit} />}
          {mayEdit && (
            <div>
              <Button type="submit" variant="primary" busy={save.isBusy} cooldown>
                {t('save')}
              </Button>
            </div>
          )}
        </FormBody>
      </Card>
      {mayEdit && <TrialCard saves={saves} isUnsaved={form.isDirty} />}
      <LeaveDialog guard={guard} />
    </>
  )
}
