import { ChoiceGroup } from '#ds/choice-group'
import { useT } from '#sdk/page'
import {
  type Config,
  configPage,
  configValue,
  createConfig,
  getConfig,
  secretMask,
  updateConfig,
} from '#shared/contract/config'
import { LongTextField, TextField } from '../../_families/record-form/fields.tsx'
import { FormField } from '../../_families/record-form/form-field.tsx'
import { ListedDrawer } from '../../_families/record-form/listed-drawer.tsx'
import { plainShape } from '../../_families/record-form/plain-shape.ts'
import type { RecordForm } from '../../_families/record-form/use-record-form.tsx'
import type { Records } from '../../_families/records/use-records.ts'

type Values = Pick<Config, 'configName' | 'configKey' | 'configValue' | 'isPublic' | 'isSecret' | 'remark'>

/** Endpoints that tell of settings. */
export const changedByConfigs = [configPage, getConfig, configValue]
const calls = { get: getConfig, create: createConfig, update: updateConfig, changes: changedByConfigs }

const shape = plainShape<Values>({
  configName: '',
  configKey: '',
  configValue: '',
  isPublic: false,
  isSecret: false,
  remark: '',
})

/** The setting that is open beside the list. */
export function ConfigDrawer({ records, rows }: { records: Records; rows: readonly Config[] | undefined }) {
  const t = useT()
  return (
    <ListedDrawer
      records={records}
      rows={rows}
      calls={calls}
      shape={shape}
      create={t('create')}
      nameOf={({ configName }: Config) => configName}
    >
      {(form, config) => (
        <>
          <TextField form={form} name="configName" maxLength={100} required />
          <TextField
            form={form}
            name="configKey"
            required
            readOnly={config?.isBuiltin ?? false}
            hint={t(config?.isBuiltin ? 'key.fixed' : 'key.hint')}
          />
          <LongTextField
            form={form}
            name="configValue"
            rows={3}
            maxLength={10_000}
            // The value is a secret that stays as it is.
            hint={config?.isSecret && form.values.configValue === secretMask ? t('value.kept') : undefined}
          />
          <ReachField form={form} disabled={config?.isBuiltin ?? false} />
          <LongTextField form={form} name="remark" />
        </>
      )}
    </ListedDrawer>
  )
}

/** Who may read the value. */
function ReachField({ form: { values, change, ...form }, disabled }: { form: RecordForm<Values>; disabled: boolean }) {
  const t = useT()
  const reach = values.isSecret ? 'secret' : values.isPublic ? 'public' : 'internal'
  return (
    <FormField form={form} name="isPublic" label={t('field.reach')} isGroup>
      {({ labelledBy, describedBy, invalid }) => (
        <ChoiceGroup
          kind="radio"
          labelledBy={labelledBy}
          describedBy={describedBy}
          invalid={invalid}
          disabled={disabled}
          options={(['internal', 'public', 'secret'] as const).map((each) => ({
            id: each,
            label: t(`reach.${each}`),
            description: t(`reach.${each}.hint`),
          }))}
          value={[reach]}
          onChange={([next]) => change({ isPublic: next === 'public', isSecret: next === 'secret' })}
        />
      )}
    </FormField>
  )
}
