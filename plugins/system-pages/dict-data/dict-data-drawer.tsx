import { Checkbox } from '#ds/checkbox'
import { DictTag, dictTones } from '#ds/dict-tag'
import { Select } from '#ds/select'
import { useT } from '#sdk/page'
import {
  createDictData,
  type DictData,
  dictDataPage,
  dictItems,
  dictTypePage,
  getDictData,
  updateDictData,
} from '#shared/contract/dict'
import { LongTextField, OrderField, orderOf, StatusField, TextField } from '../../_families/record-form/fields.tsx'
import { FormField } from '../../_families/record-form/form-field.tsx'
import { ListedDrawer } from '../../_families/record-form/listed-drawer.tsx'
import type { RecordForm } from '../../_families/record-form/use-record-form.tsx'
import type { Records } from '../../_families/records/use-records.ts'

type Tone = (typeof dictTones)[number]
type Values = Pick<
  DictData,
  'dictType' | 'dictLabel' | 'dictValue' | 'cssClass' | 'isDefault' | 'status' | 'remark'
> & { readonly dictSort: number | undefined; readonly listClass: Tone }

/** Endpoints that tell of items: what shows a dictionary anywhere in the console asks again. */
export const changedByItems = [dictDataPage, dictTypePage, getDictData, dictItems]
export const calls = { get: getDictData, create: createDictData, update: updateDictData, changes: changedByItems }

const blank: Omit<Values, 'dictType'> = {
  dictSort: 0,
  dictLabel: '',
  dictValue: '',
  cssClass: '',
  listClass: 'default',
  isDefault: false,
  status: 'active',
  remark: '',
}
export const valuesOf = ({ id: _, version: __, createTime: ___, ...fields }: DictData): Values => ({
  ...fields,
  listClass: toneOf(fields.listClass) ?? 'default',
})
export const bodyOf = (values: Values) => ({ ...values, dictSort: orderOf(values.dictSort) })

/** The item that is open beside the list. */
export function DictDataDrawer({
  records,
  rows,
  dictType,
}: {
  records: Records
  rows: readonly DictData[] | undefined
  dictType: string
}) {
  const t = useT()
  return (
    <ListedDrawer
      records={records}
      rows={rows}
      calls={calls}
      shape={{ blank: { ...blank, dictType }, valuesOf, bodyOf }}
      create={t('create')}
      nameOf={({ dictLabel }: DictData) => dictLabel}
      textOf={(name, values) => (name === 'listClass' ? t(`tone.${values.listClass}`) : undefined)}
    >
      {(form) => (
        <>
          <TextField form={form} name="dictLabel" maxLength={100} required />
          <TextField form={form} name="dictValue" maxLength={100} required hint={t('value.hint')} />
          <div className="grid gap-4 sm:grid-cols-2">
            <ToneField form={form} />
            <TextField form={form} name="cssClass" maxLength={100} hint={t('cssClass.hint')} />
            <OrderField form={form} name="dictSort" />
            <StatusField form={form} />
          </div>
          <Checkbox
            checked={form.values.isDefault}
            onChange={(isDefault) => form.change({ isDefault })}
            label={t('isDefault.label')}
            hint={t('isDefault.hint')}
          />
          <LongTextField form={form} name="remark" />
        </>
      )}
    </ListedDrawer>
  )
}

/** How the item is drawn, with what that looks like. */
function ToneField({ form }: { form: RecordForm<Values> }) {
  const t = useT()
  const { dictLabel, cssClass, listClass } = form.values
  const preview = {
    value: '-',
    label: dictLabel || t('listClass.sample'),
    tone: listClass,
    className: cssClass,
  }
  return (
    <FormField
      form={form}
      name="listClass"
      label={t('field.listClass')}
      hint={
        <span className="flex flex-wrap items-center gap-2">
          {t('listClass.preview')}
          <DictTag options={[preview]} value={['-']} />
        </span>
      }
    >
      {(control) => (
        <Select
          {...control}
          value={listClass}
          options={dictTones.map((tone) => ({ id: tone, label: t(`tone.${tone}`) }))}
          onChange={(next) => form.change({ listClass: toneOf(next) ?? 'default' })}
        />
      )}
    </FormField>
  )
}

export const toneOf = (name: string | undefined): Tone | undefined => dictTones.find((tone) => tone === name)
