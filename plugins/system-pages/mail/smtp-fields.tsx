import { ChoiceGroup } from '#ds/choice-group'
import { useT } from '#sdk/page'
import { secretMask } from '#shared/contract/config'
import { TextField } from '../../_families/record-form/fields.tsx'
import { FormField } from '../../_families/record-form/form-field.tsx'
import type { RecordForm } from '../../_families/record-form/use-record-form.tsx'
import { type MailSetting, type Security, securities, withSecurity } from './mail-setting.ts'

/** Where the mail server is, how the line to it is secured, and who the mails come from. */
export function SmtpFields({ form, mayEdit }: { form: RecordForm<MailSetting>; mayEdit: boolean }) {
  const t = useT()
  const { values, change } = form
  const readOnly = !mayEdit
  return (
    <>
      <TextField form={form} name="host" maxLength={253} required readOnly={readOnly} hint={t('hint.host')} />
      <FormField form={form} name="security" label={t('field.security')} isGroup>
        {({ labelledBy, describedBy, invalid }) => (
          <ChoiceGroup
            kind="radio"
            labelledBy={labelledBy}
            describedBy={describedBy}
            invalid={invalid}
            disabled={readOnly}
            options={securities.map((id) => ({
              id,
              label: t(`security.${id}`),
              description: t(`security.${id}.hint`),
            }))}
            value={[values.security]}
            onChange={([next]) => change(withSecurity(values, (next as Security) ?? values.security))}
          />
        )}
      </FormField>
      <TextField form={form} name="port" inputMode="numeric" maxLength={5} required readOnly={readOnly} />
      <TextField form={form} name="username" maxLength={200} readOnly={readOnly} hint={t('hint.username')} />
      <TextField
        form={form}
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={500}
        readOnly={readOnly}
        hint={values.password === secretMask ? t('hint.password.kept') : undefined}
      />
      <TextField
        form={form}
        name="from"
        type="email"
        inputMode="email"
        maxLength={254}
        required
        readOnly={readOnly}
        hint={t('hint.from')}
      />
      <TextField form={form} name="fromName" maxLength={100} readOnly={readOnly} />
    </>
  )
}
