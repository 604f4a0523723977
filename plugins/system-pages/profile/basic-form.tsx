import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { TextInput } from '#ds/text-input'
import { DictSelect, useFamilyT, useLazyData, useT } from '#sdk/page'
import { getProfile } from '#shared/contract/profile'
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
  const words = useFamilyT('record-form')
  const reload = useLazyData(getProfile)
  const { values, change } = form
  return (
    <form
      className="max-w-lg"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <div ref={form.frame} className="flex flex-col gap-4">
        {form.isConflict && (
          <Callout
            tone="warning"
            live
            title={words('conflict.title')}
            actions={<Button onClick={() => void reload({})}>{words('conflict.theirs')}</Button>}
          >
            {words('conflict.text')}
          </Callout>
        )}
        {form.error !== undefined && (
          <Callout tone="danger" live>
            {form.error}
          </Callout>
        )}
        <FormField form={form} name="nickName" label={t('field.nickName')} required>
          {(control) => (
            <TextInput
              {...control}
              value={values.nickName}
              onChange={(nickName) => change({ nickName })}
              maxLength={30}
              autoComplete="name"
            />
          )}
        </FormField>
        <FormField form={form} name="phone" label={t('field.phone')}>
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              value={values.phone}
              onChange={(phone) => change({ phone })}
              autoComplete="tel"
            />
          )}
        </FormField>
        <FormField form={form} name="email" label={t('field.email')}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              value={values.email}
              onChange={(email) => change({ email })}
              maxLength={50}
              autoComplete="email"
            />
          )}
        </FormField>
        <FormField form={form} name="sex" label={t('field.sex')}>
          {(control) => (
            <DictSelect {...control} value={[values.sex]} onChange={([sex]) => change({ sex: sex ?? '2' })} />
          )}
        </FormField>
        <div>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('save')}
          </Button>
        </div>
      </div>
    </form>
  )
}
