import type { DictData, DictDataFilters, DictType, DictTypeFilters } from '#shared/contract/dict'
import type { Status } from '#shared/contract/fields'
import type { Database, Transaction } from '../../db/database.ts'
import type { PageAt } from '../../db/paging.ts'
import { orRefuse } from '../../db/violation.ts'
import { AppError } from '../../http/app-error.ts'
import { conflict, fieldError, requireSaved } from '../../http/field-error.ts'
import type { Actor } from '../../kernel/current-user.ts'
import { changesOf } from '../system/audit-changes.ts'
import { audit } from '../system/audit-repository.ts'
import * as dictionaries from './repository.ts'

interface TypeFields {
  readonly dictType: string
  readonly dictName: string
  readonly status: Status
  readonly remark: string
}

export const listTypes = (db: Database, filters: DictTypeFilters, page: PageAt) =>
  dictionaries.listTypes(db, filters, page)

export const listData = (db: Database, filters: DictDataFilters, page: PageAt) =>
  dictionaries.listData(db, filters, page)

export const itemsOf = (db: Database, dictType: string) => dictionaries.findItems(db, dictType)

export async function typeOptions(db: Database) {
  const { rows } = await dictionaries.listTypes(db, {}, { current: 1, size: 1000 })
  return rows.map(({ id, dictType, dictName }) => ({ id, dictType, dictName }))
}

export async function getType(db: Database | Transaction, id: string): Promise<DictType> {
  const found = await dictionaries.findType(db, id)
  if (!found) throw new AppError('notFound')
  return found
}

export async function getData(db: Database | Transaction, id: string): Promise<DictData> {
  const found = await dictionaries.findData(db, id)
  if (!found) throw new AppError('notFound')
  return found
}

export async function createType(db: Database, { user, ip }: Actor, fields: TypeFields): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const id = await typed(fields.dictType, () => dictionaries.insertType(trx, fields))
    const { dictType: subject, dictName: subjectName } = fields
    await audit(trx, { userId: user.id, ip, action: 'dict.createType', subject, subjectName })
    return id
  })
}

/** Changes a dictionary; its items follow a new type. The type of a built-in one stays: code asks for it. */
export async function updateType(
  db: Database,
  { user, ip }: Actor,
  fields: TypeFields & { id: string; version: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await getType(trx, fields.id)
    if (before.isBuiltin && before.dictType !== fields.dictType) throw fieldError('dictType', 'dict.typeFixed')
    requireSaved(await typed(fields.dictType, () => dictionaries.updateType(trx, user.id, fields)))
    const detail = changesOf(before, fields, { fields: ['dictType', 'dictName', 'status', 'remark'] })
    const { dictType: subject, dictName: subjectName } = fields
    await audit(trx, { userId: user.id, ip, action: 'dict.updateType', subject, subjectName, detail })
  })
}

/** Deletes empty dictionaries, all or none. */
export async function deleteTypes(db: Database, { user, ip }: Actor, ids: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const id of ids) {
      const { dictName, dictType, isBuiltin, itemCount } = await getType(trx, id)
      if (isBuiltin) throw new AppError('failed', 'dict.builtin', { name: dictName })
      if (itemCount > 0) throw new AppError('failed', 'dict.hasItems', { name: dictName })
      await audit(trx, { userId: user.id, ip, action: 'dict.deleteType', subject: dictType, subjectName: dictName })
    }
    // Somebody may have added an item in between.
    await orRefuse(() => dictionaries.deleteTypes(trx, ids), { missing: () => conflict() })
  })
}

export async function createData(db: Database, { user, ip }: Actor, fields: dictionaries.DataFields): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const id = await valued(fields, () => dictionaries.insertData(trx, fields))
    if (fields.isDefault) await dictionaries.clearDefault(trx, user.id, fields.dictType, id)
    const { dictType: subject, dictLabel, dictValue } = fields
    const detail = { dictLabel, dictValue }
    await audit(trx, { userId: user.id, ip, action: 'dict.createItem', subject, subjectName: dictLabel, detail })
    return id
  })
}

export async function updateData(
  db: Database,
  { user, ip }: Actor,
  fields: dictionaries.DataFields & { id: string; version: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await getData(trx, fields.id)
    requireSaved(await valued(fields, () => dictionaries.updateData(trx, user.id, fields)))
    if (fields.isDefault) await dictionaries.clearDefault(trx, user.id, fields.dictType, fields.id)
    const detail = changesOf(before, fields, {
      fields: ['dictLabel', 'dictValue', 'dictSort', 'listClass', 'cssClass', 'isDefault', 'status', 'remark'],
    })
    const { dictType: subject, dictLabel: subjectName } = fields
    await audit(trx, { userId: user.id, ip, action: 'dict.updateItem', subject, subjectName, detail })
  })
}

/** Deletes items, all or none. */
export async function deleteData(db: Database, { user, ip }: Actor, ids: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const id of ids) {
      const { dictType: subject, dictLabel: subjectName, dictValue } = await getData(trx, id)
      const detail = { dictLabel: subjectName, dictValue }
      await audit(trx, { userId: user.id, ip, action: 'dict.deleteItem', subject, subjectName, detail })
    }
    if ((await dictionaries.deleteData(trx, ids)) < new Set(ids).size) throw conflict()
  })
}

const typed = <Result>(type: string, write: () => Promise<Result>): Promise<Result> =>
  orRefuse(write, { taken: () => fieldError('dictType', 'dict.typeTaken', { type }) })

const valued = <Result>({ dictValue: value }: dictionaries.DataFields, write: () => Promise<Result>): Promise<Result> =>
  orRefuse(write, {
    taken: () => fieldError('dictValue', 'dict.valueTaken', { value }),
    missing: () => fieldError('dictType', 'dict.unknown'),
  })
