import { useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Card } from '#ds/card'
import { ChoiceGroup } from '#ds/choice-group'
import { useAction, useLeaveGuard, usePermission, useT } from '#sdk/page'
import { type EnvValue, getEnvConfig, saveEnvConfig, secretMask } from '#shared/contract/config'
import { TextField } from '../../_families/record-form/fields.tsx'
import { FormBody } from '../../_families/record-form/form-body.tsx'
import { FormField } from '../../_families/record-form/form-field.tsx'
import { LeaveDialog } from '../../_families/record-form/leave-dialog.tsx'
import { useRecordForm } from '../../_families/record-form/use-record-form.tsx'
import { envValueOf, type Gateway, gatewayOf, isEndpoint, params } from './gateway-setting.ts'
import { TrialCard } from './trial-card.tsx'

export function GatewayCards({ stored }: { stored: EnvValue }) {
  const t = useT()
  const mayEdit = usePermission('system:env:edit')
  const save = useAction(saveEnvConfig, { changes: [getEnvConfig], done: t('saved'), quiet: true })
  const form = useRecordForm<Gateway>({
    initial: gatewayOf(stored),
    rules: ({ mode, endpoint }) => (mode === 'http' && !isEndpoint(endpoint) ? { endpoint: t('wrong.endpoint') } : {}),
    failure: save.error,
  })
  const { values, change } = form
  const guard = useLeaveGuard(form.isDirty)
  const [saves, setSaves] = useState(0)
  const onSave = async () => {
    if (!form.check()) return
    const next = values.token.trim() === '' ? { ...values, token: '' } : values
    const sent = await save.run({ body: { envKey: params.key, envValue: envValueOf(next, stored) } })
    if (sent === undefined) return
    const kept = { ...next, endpoint: next.endpoint.trim(), token: next.token === '' ? '' : secretMask }
    form.begin('', kept, kept)
    setSaves((before) => before + 1)
  }
  return (
    <div className="flex max-w-180 flex-col gap-4">
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
                options={(['off', 'http', 'test'] as const).map((id) => ({
                  id,
                  label: t(`mode.${id}`),
                  description: t(`mode.${id}.hint`),
                }))}
                value={[values.mode]}
                onChange={([mode]) => change({ mode: (mode as Gateway['mode']) ?? 'off' })}
              />
            )}
          </FormField>
          {values.mode === 'http' && (
            <>
              <TextField
                form={form}
                name="endpoint"
                type="url"
                inputMode="url"
                maxLength={500}
                required
                readOnly={!mayEdit}
                hint={t('hint.endpoint', { example })}
              />
              <TextField
                form={form}
                name="token"
                type="password"
                autoComplete="new-password"
                maxLength={500}
                readOnly={!mayEdit}
                hint={
                  values.token === secretMask
                    ? t('hint.token.kept')
                    : t('hint.token', { header: 'Authorization: Bearer' })
                }
              />
            </>
          )}
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
    </div>
  )
}

/** As the gateway is sent it. */
const example = '{"to": "+8613800138000", "code": "123456", "minutes": 10, "language": "zh-cn"}'
