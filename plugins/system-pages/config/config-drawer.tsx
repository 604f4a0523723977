import { useState } from 'react'
import { ChoiceGroup } from '#ds/choice-group'
import { Drawer } from '#ds/drawer'
import { TextInput } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import { ErrorState, LoadingState, useAction, useData, useT } from '#sdk/page'
import {
  type Config,
  configPage,
  configValue,
  createConfig,
  getConfig,
  secretMask,
  updateConfig,
} from '#shared/contract/config'
import { FormField } from '../../_families/record-form/form-field.tsx'
import { RecordFormDrawer } from '../../_families/record-form/record-form-drawer.tsx'
import { useOpenedRecord } from '../../_families/record-form/use-opened-record.tsx'
import { type RecordForm, useRecordForm } from '../../_families/record-form/use-record-form.tsx'
import { schemaRules } from '../../_families/records/schema-rules.ts'

type Values = Pick<Config, 'configName' | 'configKey' | 'configValue' | 'isPublic' | 'isSecret' | 'remark'>

/** Endpoints that tell of settings. */
export const changedByConfigs = [configPage, getConfig, configValue]

/** A setting. @param id `new`, or of the one that is changed */
export function ConfigDrawer({
  id,
  known: shown,

  onClose,
}: {
  id: string
  /** The record as the list shows it, if it does. */
  known: Config | undefined

  onClose: () => void
}) {
  const t = useT()
  const [known] = useState(shown)
  const config = useData(getConfig, { params: { id } }, { enabled: id !== 'new' && known === undefined })
  const { record, reload } = useOpenedRecord(config, known)
  if (id === 'new') return <NewConfig onClose={onClose} />
  if (record) return <EditConfig key={record.version} config={record} onClose={onClose} onReload={reload} />
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={t('edit')} closeLabel={t('close')}>
      {config.isError ? <ErrorState error={config.error} onRetry={() => void config.refetch()} /> : <LoadingState />}
    </Drawer>
  )
}

const blank: Values = {
  configName: '',
  configKey: '',
  configValue: '',
  isPublic: false,
  isSecret: false,
  remark: '',
}

function NewConfig({ onClose }: { onClose: () => void }) {
  const t = useT()
  const create = useAction(createConfig, { changes: changedByConfigs, quiet: true, done: t('done.created') })
  const form = useConfigForm(blank, create.error)
  return (
    <RecordFormDrawer
      title={t('create')}
      form={form}
      isBusy={create.isBusy}
      onClose={onClose}
      onSave={async () => (await create.run({ body: form.values })) !== undefined}
    >
      <ConfigFields form={form} isBuiltin={false} isKept={false} />
    </RecordFormDrawer>
  )
}

function EditConfig({ config, onClose, onReload }: { config: Config; onClose: () => void; onReload: () => void }) {
  const t = useT()
  const save = useAction(updateConfig, { changes: changedByConfigs, quiet: true, done: t('done.saved') })
  const { id, version, configName, configKey, isPublic, isSecret, isBuiltin, remark } = config
  const form = useConfigForm(
    { configName, configKey, configValue: config.configValue, isPublic, isSecret, remark },
    save.error,
  )
  return (
    <RecordFormDrawer
      title={t('edit.title', { name: configName })}
      form={form}
      isBusy={save.isBusy}
      onClose={onClose}
      onReload={onReload}
      onSave={async () => (await save.run({ body: { ...form.values, id, version } })) !== undefined}
    >
      <ConfigFields form={form} isBuiltin={isBuiltin} isKept={isSecret && form.values.configValue === secretMask} />
    </RecordFormDrawer>
  )
}

function ConfigFields({
  form,
  isBuiltin,
  isKept,
}: {
  form: RecordForm<Values>
  isBuiltin: boolean
  /** The value is a secret that stays as it is. */
  isKept: boolean
}) {
  const t = useT()
  const { values, change } = form
  const reach = values.isSecret ? 'secret' : values.isPublic ? 'public' : 'internal'
  return (
    <>
      <FormField form={form} name="configName" label={t('field.configName')} required>
        {(control) => (
          <TextInput
            {...control}
            value={values.configName}
            onChange={(configName) => change({ configName })}
            maxLength={100}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="configKey"
        label={t('field.configKey')}
        required
        hint={t(isBuiltin ? 'key.fixed' : 'key.hint')}
      >
        {(control) => (
          <TextInput
            {...control}
            value={values.configKey}
            onChange={(configKey) => change({ configKey })}
            readOnly={isBuiltin}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="configValue"
        label={t('field.configValue')}
        hint={isKept ? t('value.kept') : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            value={values.configValue}
            onChange={(value) => change({ configValue: value })}
            rows={3}
            maxLength={10_000}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField form={form} name="isPublic" label={t('field.reach')} isGroup>
        {({ labelledBy, describedBy, invalid }) => (
          <ChoiceGroup
            kind="radio"
            labelledBy={labelledBy}
            describedBy={describedBy}
            invalid={invalid}
            disabled={isBuiltin}
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
      <FormField form={form} name="remark" label={t('field.remark')}>
        {(control) => (
          <Textarea
            {...control}
            value={values.remark}
            onChange={(remark) => change({ remark })}
            rows={2}
            maxLength={500}
          />
        )}
      </FormField>
    </>
  )
}

const useConfigForm = (initial: Values, failure: unknown) => {
  const t = useT()
  return useRecordForm<Values>({
    initial,
    failure,
    rules: (values) => schemaRules(createConfig.body, values, (field) => t(`wrong.${field}`)),
  })
}
