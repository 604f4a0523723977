import { Button } from '#ds/button'
import { DictSelect, useT } from '#sdk/page'
import { TextField } from '../../_families/record-form/fields.tsx'
import { FormBody } from '../../_families/record-form/form-body.tsx'
import { FormField } from '../../_families/record-form/form-field.tsx'
import type { RecordForm } from '../../_families/record-form/use-record-form.tsx'

export interface BasicValues {
  readonly nickName: string
  readonly phone: string
  readonly email: string
  /** A value of the dictionary sys_user_sex. */
  readonly sex: string
}

/** Name, and how the person can be reached. */
export function BasicForm({
  form,
  isBusy,
  onSave,
}: {
  form: RecordForm<BasicValues>
  isBusy: boolean
  onSave: () => void
}) {
  const t = useT()
  const { values, change } = form
  return (
    <FormBody form={form} className="max-w-lg" onSave={onSave}>
      <TextField form={form} name="nickName" maxLength={30} autoComplete="name" required />
      <TextField form={form} name="phone" type="tel" inputMode="tel" autoComplete="tel" />
      <TextField form={form} name="email" type="email" inputMode="email" maxLength={50} autoComplete="email" />
      <FormField form={form} name="sex" label={t('field.sex')}>
        {(control) => (
          <DictSelect {...control} value={[values.sex]} onChange={([sex]) => change({ sex: sex ?? '2' })} />
        )}
      </FormField>
      <div>
        <Button type="submit" variant="primary" busy={isBusy} cooldown>
          {t('save')}
        </Button>
      </div>
    </FormBody>
  )
}
