import type { DictData, DictDataFilters, DictType, DictTypeFilters } from '#shared/contract/dict'
import type { Database } from '../../db/database.ts'
import { listSheet, maxSheetRows, type Sheet, type SheetColumn } from '../../sheet/list-sheet.ts'
import { audit } from '../system/audit-repository.ts'
import { listData, listTypes } from './service.ts'

interface Reader {
  readonly userId: string | null
  readonly ip: string
}

export async function typeSheet(
  db: Database,
  reader: Reader,
  filters: DictTypeFilters,
  language: string | undefined,
): Promise<Sheet> {
  const { rows } = await listTypes(db, filters, { current: 1, size: maxSheetRows })
  await audit(db, { ...reader, action: 'dict.exportTypes', detail: { rows: rows.length } })
  return listSheet('sheet.dictTypes', typeColumns, { rows, language })
}

export async function dataSheet(
  db: Database,
  reader: Reader,
  filters: DictDataFilters,
  language: string | undefined,
): Promise<Sheet> {
  const { rows } = await listData(db, filters, { current: 1, size: maxSheetRows })
  await audit(db, { ...reader, action: 'dict.exportItems', detail: { rows: rows.length } })
  return listSheet('sheet.dictItems', dataColumns, { rows, language })
}

const typeColumns: readonly SheetColumn<DictType>[] = [
  ['sheet.dictName', (row) => row.dictName],
  ['sheet.dictType', (row) => row.dictType],
  ['sheet.status', (row, say) => say(`sheet.${row.status}`)],
  ['sheet.remark', (row) => row.remark],
]

const dataColumns: readonly SheetColumn<DictData>[] = [
  ['sheet.dictType', (row) => row.dictType],
  ['sheet.dictLabel', (row) => row.dictLabel],
  ['sheet.dictValue', (row) => row.dictValue],
  ['sheet.sort', (row) => row.dictSort],
  ['sheet.isDefault', (row, say) => say(row.isDefault ? 'sheet.yes' : 'sheet.no')],
  ['sheet.status', (row, say) => say(`sheet.${row.status}`)],
  ['sheet.remark', (row) => row.remark],
]
