import type { Config, ConfigFilters } from '#shared/contract/config'
import { givenName, shownName } from '../../db/built-in-name.ts'
import { containsText, isWithin } from '../../db/conditions.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { findPage, type PageAt } from '../../db/paging.ts'
import { type SaveOutcome, updateVersion } from '../../db/versioned.ts'

type Connection = Database | Transaction

export const listConfigs = async (
  db: Connection,
  { configName, configKey, beginTime, endTime }: ConfigFilters,
  at: PageAt,
): Promise<{ rows: Config[]; total: number }> => {
  const matching = db
    .selectFrom('config')
    .$if(!!configName, (query) => query.where(containsText(shownName('config.config_name'), configName ?? '')))
    .$if(!!configKey, (query) => query.where(containsText('config.config_key', configKey ?? '')))
    .$if(beginTime !== undefined || endTime !== undefined, (query) =>
      query.where(isWithin('config.created_at', { beginTime, endTime })),
    )
  const { rows, total } = await findPage(matching.select(columns()).orderBy('id'), matching, at)
  return { rows: rows.map(dated), total }
}

export const findConfig = async (db: Connection, id: string): Promise<Config | null> => {
  const row = await db.selectFrom('config').select(columns()).where('id', '=', id).executeTakeFirst()
  return row ? dated(row) : null
}

/** @param lock holds the row until the transaction ends */
export const findByKey = async (db: Connection, key: string, lock = false): Promise<Config | null> => {
  const row = await db
    .selectFrom('config')
    .select(columns())
    .where('config_key', '=', key)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? dated(row) : null
}

/** Every secret setting as it stands in the table, held until the transaction ends. */
export const lockSecrets = (trx: Transaction) =>
  trx
    .selectFrom('config')
    .select(['id', 'config_key as configKey', 'config_value as configValue'])
    .where('is_secret', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Another spelling of the same value: nobody's edit, so the version stays. */
export const putValue = async (trx: Transaction, id: string, configValue: string): Promise<void> => {
  await trx.updateTable('config').set({ config_value: configValue }).where('id', '=', id).execute()
}

/** `configValue` as the table holds it: sealed, when it is secret. */
export interface ConfigFields {
  readonly configName: string
  readonly configKey: string
  readonly configValue: string
  readonly isPublic: boolean
  readonly isSecret: boolean
  readonly remark: string
}

export const insertConfig = async (
  trx: Transaction,
  fields: ConfigFields & { isBuiltin?: boolean },
): Promise<string> => {
  const { id } = await trx
    .insertInto('config')
    .values({ ...asColumns(fields), is_builtin: fields.isBuiltin ?? false })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateConfig = (
  trx: Transaction,
  by: string,
  { id, version, ...fields }: ConfigFields & { id: string; version: number },
): Promise<SaveOutcome> =>
  updateVersion(
    trx,
    'config',
    { id, version, by },
    { ...asColumns(fields), ...givenName('config.config_name', fields.configName) },
  )

export const deleteConfigs = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.deleteFrom('config').where('id', 'in', ids).execute()
}

const columns = () =>
  [
    'id',
    shownName('config.config_name').as('configName'),
    'config_key as configKey',
    'config_value as configValue',
    'is_public as isPublic',
    'is_secret as isSecret',
    'is_builtin as isBuiltin',
    'remark',
    'version',
    'created_at as createdAt',
    'updated_at as updatedAt',
  ] as const

const dated = ({
  createdAt,
  updatedAt,
  ...row
}: Omit<Config, 'createTime' | 'updateTime'> & { createdAt: Date; updatedAt: Date }): Config => ({
  ...row,
  createTime: createdAt.toISOString(),
  updateTime: updatedAt.toISOString(),
})

const asColumns = (fields: ConfigFields) => ({
  config_name: fields.configName,
  config_key: fields.configKey,
  config_value: fields.configValue,
  is_public: fields.isPublic,
  is_secret: fields.isSecret,
  remark: fields.remark,
})
