import { useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { PasswordInput } from '#ds/password-input'
import { useAction, useLeaveGuard, useT } from '#sdk/page'
import { changePassword, ownSessions } from '#shared/contract/profile'
import { FormBody } from '../../_families/record-form/form-body.tsx'
import { FormField } from '../../_families/record-form/form-field.tsx'
import { LeaveDialog } from '../../_families/record-form/leave-dialog.tsx'
import { type RecordForm, useRecordForm } from '../../_families/record-form/use-record-form.tsx'
import { type PasswordValues, passwordRules } from './password-rules.ts'

/** The old password, the new one twice; afterwards how many sessions that ended elsewhere. */
export function PasswordForm({ userName }: { userName: string }) {
  const t = useT()
  // How often it was changed: each time the form starts empty again.
  const [done, setDone] = useState<{ times: number; ended: number }>()
  return (
    <div className="flex max-w-lg flex-col gap-4">
      {done && (
        <Callout key={done.times} tone="success" live title={t('password.done')}>
          {t('password.ended', { count: done.ended })}
        </Callout>
      )}
      <Fields
        key={done?.times ?? 0}
        userName={userName}
        onDone={(ended) => setDone({ times: (done?.times ?? 0) + 1, ended })}
      />
    </div>
  )
}

function Fields({ userName, onDone }: { userName: string; onDone: (ended: number) => void }) {
  const t = useT()
  const action = useAction(changePassword, { changes: [ownSessions], quiet: true })
  const form = useRecordForm<PasswordValues>({
    initial: { oldPassword: '', newPassword: '', confirm: '' },
    rules: (values) => passwordRules(values, (problem) => t(`problem.${problem}`)),
    failure: action.error,
  })
  const guard = useLeaveGuard(form.isDirty)
  const save = async () => {
    if (!form.check()) return
    const { oldPassword, newPassword } = form.values
    const answer = await action.run({ body: { oldPassword, newPassword } })
    if (answer !== undefined) onDone(answer.ended)
  }
  return (
    <FormBody form={form} onSave={() => void save()}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <Password form={form} name="oldPassword" autoComplete="current-password" />
      <Password form={form} name="newPassword" autoComplete="new-password" hint={t('hint.newPassword')} />
      <Password form={form} name="confirm" autoComplete="new-password" />
      <p className="text-muted text-sm">{t('password.text')}</p>
      <div>
        <Button type="submit" variant="primary" busy={action.isBusy} cooldown>
          {t('password.change')}
        </Button>
      </div>
      <LeaveDialog guard={guard} />
    </FormBody>
  )
}

function Password({
  form,
  name,
  autoComplete,
  hint,
}: {
  form: RecordForm<PasswordValues>
  name: keyof PasswordValues
  autoComplete: 'current-password' | 'new-password'
  hint?: string
}) {
  const t = useT()
  return (
    <FormField form={form} name={name} label={t(`field.${name}`)} hint={hint} required>
      {(control) => (
        <PasswordInput
          {...control}
          value={form.values[name]}
          onChange={(password) => form.change({ [name]: password })}
          maxLength={128}
          autoComplete={autoComplete}
        />
      )}
    </FormField>
  )
}
