import { useState } from 'react'
import { Drawer } from '#ds/drawer'
import { SegmentedControl } from '#ds/segmented-control'
import { TextInput } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import { ErrorState, LoadingState, useAction, useData, useT } from '#sdk/page'
import {
  createDictType,
  type DictType,
  dictItems,
  dictTypeOptions,
  dictTypePage,
  getDictType,
  updateDictType,
} from '#shared/contract/dict'
import { FormField } from '../../_families/record-form/form-field.tsx'
import { RecordFormDrawer } from '../../_families/record-form/record-form-drawer.tsx'
import { useOpenedRecord } from '../../_families/record-form/use-opened-record.tsx'
import { type RecordForm, useRecordForm } from '../../_families/record-form/use-record-form.tsx'
import { schemaRules } from '../../_families/records/schema-rules.ts'

type Values = Pick<DictType, 'dictType' | 'dictName' | 'status' | 'remark'>

/** Endpoints that tell of dictionaries. */
export const changedByTypes = [dictTypePage, dictTypeOptions, getDictType, dictItems]

/** A dictionary. @param id `new`, or of the one that is changed */
export function DictTypeDrawer({
  id,
  known: shown,

  onClose,
}: {
  id: string
  /** The record as the list shows it, if it does. */
  known: DictType | undefined

  onClose: () => void
}) {
  const t = useT()
  const [known] = useState(shown)
  const type = useData(getDictType, { params: { id } }, { enabled: id !== 'new' && known === undefined })
  const { record, reload } = useOpenedRecord(type, known)
  if (id === 'new') return <NewType onClose={onClose} />
  if (record) return <EditType key={record.version} type={record} onClose={onClose} onReload={reload} />
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={t('edit')} closeLabel={t('close')}>
      {type.isError ? <ErrorState error={type.error} onRetry={() => void type.refetch()} /> : <LoadingState />}
    </Drawer>
  )
}

function NewType({ onClose }: { onClose: () => void }) {
  const t = useT()
  const create = useAction(createDictType, { changes: changedByTypes, quiet: true, done: t('done.created') })
  const form = useTypeForm({ dictType: '', dictName: '', status: 'active', remark: '' }, create.error)
  return (
    <RecordFormDrawer
      title={t('create')}
      form={form}
      isBusy={create.isBusy}
      onClose={onClose}
      onSave={async () => (await create.run({ body: form.values })) !== undefined}
    >
      <TypeFields form={form} isBuiltin={false} />
    </RecordFormDrawer>
  )
}

function EditType({ type, onClose, onReload }: { type: DictType; onClose: () => void; onReload: () => void }) {
  const t = useT()
  const save = useAction(updateDictType, { changes: changedByTypes, quiet: true, done: t('done.saved') })
  const { id, version, dictType, dictName, status, remark, isBuiltin } = type
  const form = useTypeForm({ dictType, dictName, status, remark }, save.error)
  return (
    <RecordFormDrawer
      title={t('edit.title', { name: dictName })}
      form={form}
      isBusy={save.isBusy}
      onClose={onClose}
      onReload={onReload}
      onSave={async () => (await save.run({ body: { ...form.values, id, version } })) !== undefined}
    >
      <TypeFields form={form} isBuiltin={isBuiltin} />
    </RecordFormDrawer>
  )
}

function TypeFields({ form, isBuiltin }: { form: RecordForm<Values>; isBuiltin: boolean }) {
  const t = useT()
  const { values, change } = form
  return (
    <>
      <FormField form={form} name="dictName" label={t('field.dictName')} required>
        {(control) => (
          <TextInput
            {...control}
            value={values.dictName}
            onChange={(dictName) => change({ dictName })}
            maxLength={100}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="dictType"
        label={t('field.dictType')}
        required
        hint={t(isBuiltin ? 'type.fixed' : 'type.hint')}
      >
        {(control) => (
          <TextInput
            {...control}
            value={values.dictType}
            onChange={(dictType) => change({ dictType })}
            readOnly={isBuiltin}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField form={form} name="status" label={t('field.status')} isGroup>
        {() => (
          <SegmentedControl
            label={t('field.status')}
            value={values.status}
            onChange={(status) => change({ status })}
            options={(['active', 'disabled'] as const).map((each) => ({ id: each, label: t(`status.${each}`) }))}
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

const useTypeForm = (initial: Values, failure: unknown) => {
  const t = useT()
  return useRecordForm<Values>({
    initial,
    failure,
    rules: (values) => schemaRules(createDictType.body, values, (field) => t(`wrong.${field}`)),
  })
}
