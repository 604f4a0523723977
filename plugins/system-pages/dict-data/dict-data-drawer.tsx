import { useState } from 'react'
import { Checkbox } from '#ds/checkbox'
import { DictTag, dictTones } from '#ds/dict-tag'
import { Drawer } from '#ds/drawer'
import { NumberInput } from '#ds/number-input'
import { SegmentedControl } from '#ds/segmented-control'
import { Select } from '#ds/select'
import { TextInput } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import { ErrorState, LoadingState, useAction, useData, useT } from '#sdk/page'
import {
  createDictData,
  type DictData,
  dictDataPage,
  dictItems,
  dictTypePage,
  getDictData,
  updateDictData,
} from '#shared/contract/dict'
import { FormField } from '../../_families/record-form/form-field.tsx'
import { RecordFormDrawer } from '../../_families/record-form/record-form-drawer.tsx'
import { useOpenedRecord } from '../../_families/record-form/use-opened-record.tsx'
import { type RecordForm, useRecordForm } from '../../_families/record-form/use-record-form.tsx'
import { schemaRules } from '../../_families/records/schema-rules.ts'

type Fields = Pick<
  DictData,
  'dictType' | 'dictSort' | 'dictLabel' | 'dictValue' | 'cssClass' | 'isDefault' | 'status' | 'remark'
> & { readonly listClass: (typeof dictTones)[number] }
/** While the order number is empty it cannot be saved. */
type Values = Omit<Fields, 'dictSort'> & { readonly dictSort: number | undefined }

/** Endpoints that tell of items: what shows a dictionary anywhere in the console asks again. */
export const changedByItems = [dictDataPage, dictTypePage, getDictData, dictItems]

/** An item of a dictionary. @param id `new`, or of the one that is changed */
export function DictDataDrawer({
  id,
  known: shown,
  dictType,
  onClose,
}: {
  id: string
  /** The record as the list shows it, if it does. */
  known: DictData | undefined
  dictType: string
  onClose: () => void
}) {
  const t = useT()
  const [known] = useState(shown)
  const item = useData(getDictData, { params: { id } }, { enabled: id !== 'new' && known === undefined })
  const { record, reload } = useOpenedRecord(item, known)
  if (id === 'new') return <NewItem dictType={dictType} onClose={onClose} />
  if (record) return <EditItem key={record.version} item={record} onClose={onClose} onReload={reload} />
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={t('edit')} closeLabel={t('close')}>
      {item.isError ? <ErrorState error={item.error} onRetry={() => void item.refetch()} /> : <LoadingState />}
    </Drawer>
  )
}

function NewItem({ dictType, onClose }: { dictType: string; onClose: () => void }) {
  const t = useT()
  const create = useAction(createDictData, { changes: changedByItems, quiet: true, done: t('done.created') })
  const form = useItemForm(
    {
      dictType,
      dictSort: 0,
      dictLabel: '',
      dictValue: '',
      cssClass: '',
      listClass: 'default',
      isDefault: false,
      status: 'active',
      remark: '',
    },
    create.error,
  )
  return (
    <RecordFormDrawer
      title={t('create')}
      form={form}
      isBusy={create.isBusy}
      onClose={onClose}
      onSave={async () => (await create.run({ body: bodyOf(form.values) })) !== undefined}
    >
      <ItemFields form={form} />
    </RecordFormDrawer>
  )
}

function EditItem({ item, onClose, onReload }: { item: DictData; onClose: () => void; onReload: () => void }) {
  const t = useT()
  const save = useAction(updateDictData, { changes: changedByItems, quiet: true, done: t('done.saved') })
  const { id, version, createTime: _, ...fields } = item
  const listClass = dictTones.find((tone) => tone === item.listClass) ?? 'default'
  const form = useItemForm({ ...fields, listClass }, save.error)
  return (
    <RecordFormDrawer
      title={t('edit.title', { name: item.dictLabel })}
      form={form}
      isBusy={save.isBusy}
      onClose={onClose}
      onReload={onReload}
      onSave={async () => (await save.run({ body: { ...bodyOf(form.values), id, version } })) !== undefined}
    >
      <ItemFields form={form} />
    </RecordFormDrawer>
  )
}

function ItemFields({ form }: { form: RecordForm<Values> }) {
  const t = useT()
  const { values, change } = form
  return (
    <>
      <FormField form={form} name="dictLabel" label={t('field.dictLabel')} required>
        {(control) => (
          <TextInput
            {...control}
            value={values.dictLabel}
            onChange={(dictLabel) => change({ dictLabel })}
            maxLength={100}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField form={form} name="dictValue" label={t('field.dictValue')} required hint={t('value.hint')}>
        {(control) => (
          <TextInput
            {...control}
            value={values.dictValue}
            onChange={(dictValue) => change({ dictValue })}
            maxLength={100}
            autoComplete="off"
          />
        )}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          form={form}
          name="listClass"
          label={t('field.listClass')}
          hint={
            <span className="flex flex-wrap items-center gap-2">
              {t('listClass.preview')}
              <DictTag
                options={[
                  {
                    value: '-',
                    label: values.dictLabel || t('listClass.sample'),
                    tone: values.listClass,
                    className: values.cssClass,
                  },
                ]}
                value={['-']}
              />
            </span>
          }
        >
          {(control) => (
            <Select
              {...control}
              value={values.listClass}
              options={dictTones.map((tone) => ({ id: tone, label: t(`tone.${tone}`) }))}
              onChange={(next) => change({ listClass: dictTones.find((tone) => tone === next) ?? 'default' })}
            />
          )}
        </FormField>
        <FormField form={form} name="cssClass" label={t('field.cssClass')} hint={t('cssClass.hint')}>
          {(control) => (
            <TextInput
              {...control}
              value={values.cssClass}
              onChange={(cssClass) => change({ cssClass })}
              maxLength={100}
              autoComplete="off"
            />
          )}
        </FormField>
        <FormField form={form} name="dictSort" label={t('field.dictSort')} required>
          {(control) => (
            <NumberInput
              {...control}
              value={values.dictSort}
              onChange={(dictSort) => change({ dictSort })}
              min={0}
              max={1_000_000}
              precision={0}
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
      </div>
      <Checkbox
        checked={values.isDefault}
        onChange={(isDefault) => change({ isDefault })}
        label={t('isDefault.label')}
        hint={t('isDefault.hint')}
      />
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

const useItemForm = (initial: Values, failure: unknown) => {
  const t = useT()
  return useRecordForm<Values>({
    initial,
    failure,
    rules: (values) => ({
      ...schemaRules(createDictData.body, bodyOf(values), (field) => t(`wrong.${field}`)),
      ...(values.dictSort === undefined && { dictSort: t('wrong.dictSort') }),
    }),
  })
}

const bodyOf = (values: Values): Fields => ({ ...values, dictSort: values.dictSort ?? 0 })
