import { useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { PasswordInput } from '#ds/password-input'
import { useAction, useLeaveGuard, useT } from '#sdk/page'
import { changePassword, ownSessions } from '#shared/contract/profile'
import { FormField } from '../../_families/record-form/form-field.tsx'
import { LeaveDialog } from '../../_families/record-form/leave-dialog.tsx'
import { useRecordForm } from '../../_families/record-form/use-record-form.tsx'
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
  const { values, change } = form
  const save = async () => {
    if (!form.check()) return
    const { oldPassword, newPassword } = values
    const answer = await action.run({ body: { oldPassword, newPassword } })
    if (answer !== undefined) onDone(answer.ended)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div ref={form.frame} className="flex flex-col gap-4">
        {form.error !== undefined && (
          <Callout tone="danger" live>
            {form.error}
          </Callout>
        )}
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <FormField form={form} name="oldPassword" label={t('field.oldPassword')} required>
          {(control) => (
            <PasswordInput
              {...control}
              value={values.oldPassword}
              onChange={(oldPassword) => change({ oldPassword })}
              maxLength={128}
              autoComplete="current-password"
            />
          )}
        </FormField>
        <FormField form={form} name="newPassword" label={t('field.newPassword')} hint={t('hint.newPassword')} required>
          {(control) => (
            <PasswordInput
              {...control}
              value={values.newPassword}
              onChange={(newPassword) => change({ newPassword })}
              maxLength={128}
              autoComplete="new-password"
            />
          )}
        </FormField>
        <FormField form={form} name="confirm" label={t('field.confirm')} required>
          {(control) => (
            <PasswordInput
              {...control}
              value={values.confirm}
              onChange={(confirm) => change({ confirm })}
              maxLength={128}
              autoComplete="new-password"
            />
          )}
        </FormField>
        <p className="text-muted text-sm">{t('password.text')}</p>
        <div>
          <Button type="submit" variant="primary" busy={action.isBusy} cooldown>
            {t('password.change')}
          </Button>
        </div>
      </div>
      <LeaveDialog guard={guard} />
    </form>
  )
}
