import type { DictDataFilters, DictTypeFilters } from '#shared/contract/dict'
import type { Database } from '../../db/database.ts'
import { type MessageKey, message } from '../../http/messages.ts'
import { maxSheetRows, type Sheet } from '../export/sheet.ts'
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
  const say = (key: MessageKey) => message(key, {}, language)
  const { rows } = await listTypes(db, filters, { current: 1, size: maxSheetRows })
  await audit(db, { ...reader, action: 'dict.exportTypes', detail: { rows: rows.length } })
  return {
    name: say('sheet.dictTypes'),
    header: [say('sheet.dictName'), say('sheet.dictType'), say('sheet.status'), say('sheet.remark')],
    rows: rows.map((row) => [row.dictName, row.dictType, say(`sheet.${row.status}`), row.remark]),
  }
}

export async function dataSheet(
  db: Database,
  reader: Reader,
  filters: DictDataFilters,
  language: string | undefined,
): Promise<Sheet> {
  const say = (key: MessageKey) => message(key, {}, language)
  const { rows } = await listData(db, filters, { current: 1, size: maxSheetRows })
  await audit(db, { ...reader, action: 'dict.exportItems', detail: { rows: rows.length } })
  return {
    name: say('sheet.dictItems'),
    header: [
      say('sheet.dictType'),
      say('sheet.dictLabel'),
      say('sheet.dictValue'),
      say('sheet.sort'),
      say('sheet.isDefault'),
      say('sheet.status'),
      say('sheet.remark'),
    ],
    rows: rows.map((row) => [
      row.dictType,
      row.dictLabel,
      row.dictValue,
      row.dictSort,
      say(row.isDefault ? 'sheet.yes' : 'sheet.no'),
      say(`sheet.${row.status}`),
      row.remark,
    ]),
  }
}
