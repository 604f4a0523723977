import { sql } from 'kysely'
import type { DictData, DictDataFilters, DictItem, DictType, DictTypeFilters } from '#shared/contract/dict'
import type { Status } from '#shared/contract/fields'
import { givenName, shownName } from '../../db/built-in-name.ts'
import { containsText, isWithin } from '../../db/conditions.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { findPage, type PageAt } from '../../db/paging.ts'
import { type SaveOutcome, touched, updateVersion } from '../../db/versioned.ts'

type Connection = Database | Transaction
export const listTypes = async (
  db: Connection,
  { dictName, dictType, status, beginTime, endTime }: DictTypeFilters,
  at: PageAt,
): Promise<{ rows: DictType[]; total: number }> => {
  const matching = db
    .selectFrom('dict_type')
    .$if(!!dictName, (query) => query.where(containsText(shownName('dict_type.dict_name'), dictName ?? '')))
    .$if(!!dictType, (query) => query.where(containsText('dict_type.dict_type', dictType ?? '')))
    .$if(status !== undefined, (query) => query.where('dict_type.status', '=', status ?? 'active'))
    .$if(beginTime !== undefined || endTime !== undefined, (query) =>
      query.where(isWithin('dict_type.created_at', { beginTime, endTime })),
    )
  const { rows, total } = await findPage(matching.select(typeColumns()).orderBy('dict_type.id'), matching, at)
  return { rows: rows.map(dated), total }
}

export const findType = async (db: Connection, id: string): Promise<DictType | null> => {
  const row = await db.selectFrom('dict_type').select(typeColumns()).where('dict_type.id', '=', id).executeTakeFirst()
  return row ? dated(row) : null
}

interface TypeFields {
  readonly dictType: string
  readonly dictName: string
  readonly status: Status
  readonly remark: string
}

export const insertType = async (trx: Transaction, fields: TypeFields): Promise<string> => {
  const { id } = await trx.insertInto('dict_type').values(typeValues(fields)).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateType = (
  trx: Transaction,
  by: string,
  { id, version, ...fields }: TypeFields & { id: string; version: number },
): Promise<SaveOutcome> =>
  updateVersion(
    trx,
    'dict_type',
    { id, version, by },
    { ...typeValues(fields), ...givenName('dict_type.dict_name', fields.dictName) },
  )

export const deleteTypes = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.deleteFrom('dict_type').where('id', 'in', ids).execute()
}

export const listData = async (
  db: Connection,
  { dictType, dictLabel, status }: DictDataFilters,
  at: PageAt,
): Promise<{ rows: DictData[]; total: number }> => {
  const matching = db
    .selectFrom('dict_data')
    .$if(dictType !== undefined, (query) => query.where('dict_data.dict_type', '=', dictType ?? ''))
    .$if(!!dictLabel, (query) => query.where(containsText(shownName('dict_data.dict_label'), dictLabel ?? '')))
    .$if(status !== undefined, (query) => query.where('dict_data.status', '=', status ?? 'active'))
  const { rows, total } = await findPage(
    matching
      .select(dataColumns())
      .orderBy('dict_data.dict_type')
      .orderBy('dict_data.dict_sort')
      .orderBy('dict_data.id'),
    matching,
    at,
  )
  return { rows: rows.map(dated), total }
}

export const findData = async (db: Connection, id: string): Promise<DictData | null> => {
  const row = await db.selectFrom('dict_data').select(dataColumns()).where('dict_data.id', '=', id).executeTakeFirst()
  return row ? dated(row) : null
}

/** Active items of an active dictionary, in their order. */
export const findItems = (db: Connection, dictType: string): Promise<DictItem[]> =>
  db
    .selectFrom('dict_data')
    .innerJoin('dict_type', 'dict_type.dict_type', 'dict_data.dict_type')
    .select([
      'dict_data.dict_value as dictValue',
      shownName('dict_data.dict_label').as('dictLabel'),
      'dict_data.list_class as listClass',
      'dict_data.css_class as cssClass',
      'dict_data.is_default as isDefault',
    ])
    .where('dict_data.dict_type', '=', dictType)
    .where('dict_data.status', '=', 'active')
    .where('dict_type.status', '=', 'active')
    .orderBy('dict_data.dict_sort')
    .orderBy('dict_data.id')
    .execute()

export interface DataFields {
  readonly dictType: string
  readonly dictSort: number
  readonly dictLabel: string
  readonly dictValue: string
  readonly cssClass: string
  readonly listClass: string
  readonly isDefault: boolean
  readonly status: Status
  readonly remark: string
}

export const insertData = async (trx: Transaction, fields: DataFields): Promise<string> => {
  const { id } = await trx.insertInto('dict_data').values(asColumns(fields)).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateData = (
  trx: Transaction,
  by: string,
  { id, version, ...fields }: DataFields & { id: string; version: number },
): Promise<SaveOutcome> =>
  updateVersion(
    trx,
    'dict_data',
    { id, version, by },
    { ...asColumns(fields), ...givenName('dict_data.dict_label', fields.dictLabel) },
  )

/** A dictionary has one default at most. */
export const clearDefault = async (trx: Transaction, by: string, dictType: string, exceptId: string): Promise<void> => {
  await trx
    .updateTable('dict_data')
    .set({ is_default: false, ...touched(by) })
    .where('dict_type', '=', dictType)
    .where('is_default', '=', true)
    .where('id', '<>', exceptId)
    .execute()
}

/** @returns how many there were */
export const deleteData = async (trx: Transaction, ids: readonly string[]): Promise<number> => {
  const { numDeletedRows } = await trx.deleteFrom('dict_data').where('id', 'in', ids).executeTakeFirst()
  return Number(numDeletedRows)
}

const typeColumns = () =>
  [
    'dict_type.id as id',
    'dict_type.dict_type as dictType',
    shownName('dict_type.dict_name').as('dictName'),
    'dict_type.status as status',
    'dict_type.remark as remark',
    'dict_type.is_builtin as isBuiltin',
    'dict_type.version as version',
    'dict_type.created_at as createdAt',
    sql<number>`(select count(*) from dict_data where dict_data.dict_type = dict_type.dict_type)::int`.as('itemCount'),
  ] as const

const dataColumns = () =>
  [
    'dict_data.id as id',
    'dict_data.dict_type as dictType',
    'dict_data.dict_sort as dictSort',
    shownName('dict_data.dict_label').as('dictLabel'),
    'dict_data.dict_value as dictValue',
    'dict_data.css_class as cssClass',
    'dict_data.list_class as listClass',
    'dict_data.is_default as isDefault',
    'dict_data.status as status',
    'dict_data.remark as remark',
    'dict_data.version as version',
    'dict_data.created_at as createdAt',
  ] as const

const dated = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createTime: createdAt.toISOString(),
})

const typeValues = (fields: TypeFields) => ({
  dict_type: fields.dictType,
  dict_name: fields.dictName,
  status: fields.status,
  remark: fields.remark,
})

const asColumns = (fields: DataFields) => ({
  dict_type: fields.dictType,
  dict_sort: fields.dictSort,
  dict_label: fields.dictLabel,
  dict_value: fields.dictValue,
  css_class: fields.cssClass,
  list_class: fields.listClass,
  is_default: fields.isDefault,
  status: fields.status,
  remark: fields.remark,
})
