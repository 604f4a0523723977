import { useT } from '#sdk/page'
import {
  createDictType,
  type DictType,
  dictItems,
  dictTypeOptions,
  dictTypePage,
  getDictType,
  updateDictType,
} from '#shared/contract/dict'
import { LongTextField, StatusField, TextField } from '../../_families/record-form/fields.tsx'
import { ListedDrawer } from '../../_families/record-form/listed-drawer.tsx'
import { plainShape } from '../../_families/record-form/plain-shape.ts'
import type { Records } from '../../_families/records/use-records.ts'

type Values = Pick<DictType, 'dictType' | 'dictName' | 'status' | 'remark'>

/** Endpoints that tell of dictionaries. */
export const changedByTypes = [dictTypePage, dictTypeOptions, getDictType, dictItems]
export const calls = { get: getDictType, create: createDictType, update: updateDictType, changes: changedByTypes }

export const shape = plainShape<Values>({ dictType: '', dictName: '', status: 'active', remark: '' })

/** The dictionary that is open beside the list. */
export function DictTypeDrawer({ records, rows }: { records: Records; rows: readonly DictType[] | undefined }) {
  const t = useT()
  return (
    <ListedDrawer
      records={records}
      rows={rows}
      calls={calls}
      shape={shape}
      create={t('create')}
      nameOf={({ dictName }: DictType) => dictName}
    >
      {(form, type) => (
        <>
          <TextField form={form} name="dictName" maxLength={100} required />
          <TextField
            form={form}
            name="dictType"
            required
            readOnly={type?.isBuiltin ?? false}
            hint={t(type?.isBuiltin ? 'type.fixed' : 'type.hint')}
          />
          <StatusField form={form} />
          <LongTextField form={form} name="remark" />
        </>
      )}
    </ListedDrawer>
  )
}
