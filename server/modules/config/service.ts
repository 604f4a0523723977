import { type Config, type ConfigFilters, secretMask } from '#shared/contract/config'
import type { Database, Transaction } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/violation.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldError, requireSaved } from '../../http/field-error.ts'
import { type MessageKey, message } from '../../http/messages.ts'
import { type CurrentUser, hasPermission } from '../auth/current-user.ts'
import { sessionsChanged } from '../auth/sessions-changed.ts'
import { maxSheetRows, type Sheet } from '../export/sheet.ts'
import { audit } from '../system/audit-repository.ts'
import * as configs from './repository.ts'

interface Actor {
  readonly user: CurrentUser
  readonly ip: string
}

export async function listConfigs(db: Database, filters: ConfigFilters, page: { current: number; size: number }) {
  const { rows, total } = await configs.listConfigs(db, filters, page)
  return { rows: rows.map(masked), total }
}

export async function getConfig(db: Database, id: string): Promise<Config> {
  return masked(await requireConfig(db, id))
}

/**
 * One value: public ones for everybody signed in, others with `system:config:query`, secrets for nobody (T13).
 * @throws AppError `notFound`, the same for keys that are not there and for those that are not the caller's to read
 */
export async function configValueOf(db: Database, user: CurrentUser, key: string): Promise<string> {
  const config = await configs.findByKey(db, key)
  const mayRead = config && !config.isSecret && (config.isPublic || hasPermission(user, 'system:config:query'))
  if (!mayRead) throw new AppError('notFound')
  return config.configValue
}

export async function createConfig(db: Database, { user, ip }: Actor, fields: configs.ConfigFields): Promise<string> {
  requireNotBoth(fields)
  return db.transaction().execute(async (trx) => {
    const id = await keyed(fields.configKey, () => configs.insertConfig(trx, fields))
    await audit(trx, { userId: user.id, ip, action: 'config.create', subject: fields.configKey })
    return id
  })
}

/** Changes a setting. The mask leaves a secret as it is; a secret that becomes readable needs its value anew. */
export async function updateConfig(
  db: Database,
  { user, ip }: Actor,
  change: configs.ConfigFields & { id: string; version: number },
): Promise<void> {
  requireNotBoth(change)
  await db.transaction().execute(async (trx) => {
    const before = await requireConfig(trx, change.id)
    const { configKey, isPublic, isSecret } = change
    if (before.isBuiltin) {
      if (configKey !== before.configKey) throw fieldError('configKey', 'config.keyFixed')
      if (isPublic !== before.isPublic) throw fieldError('isPublic', 'config.keyFixed')
      if (isSecret !== before.isSecret) throw fieldError('isSecret', 'config.keyFixed')
    }
    const isKept = before.isSecret && change.configValue === secretMask
    // Otherwise, whoever may edit could read the secret by making it none.
    if (isKept && !isSecret) throw fieldError('configValue', 'config.valueNeeded')
    const configValue = isKept ? before.configValue : change.configValue
    requireSaved(await keyed(configKey, () => configs.updateConfig(trx, user.id, { ...change, configValue })))
    const detail = { isPublic, isSecret, valueChanged: configValue !== before.configValue }
    await audit(trx, { userId: user.id, ip, action: 'config.update', subject: configKey, detail })
  })
}

/** Deletes settings, all or none. */
export async function deleteConfigs(db: Database, { user, ip }: Actor, ids: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const id of ids) {
      const { configKey, isBuiltin } = await requireConfig(trx, id)
      if (isBuiltin) throw new AppError('failed', 'config.builtin', { key: configKey })
      await audit(trx, { userId: user.id, ip, action: 'config.delete', subject: configKey })
    }
    await configs.deleteConfigs(trx, ids)
  })
}

/** Settings are read from the database each time; what processes remember is who may do what. */
export async function refreshCache(db: Database, { user, ip }: Actor): Promise<void> {
  await sessionsChanged(db, 'all')
  await audit(db, { userId: user.id, ip, action: 'config.refreshCache' })
}

export async function configSheet(
  db: Database,
  reader: { userId: string | null; ip: string },
  filters: ConfigFilters,
  language: string | undefined,
): Promise<Sheet> {
  const say = (key: MessageKey) => message(key, {}, language)
  const { rows } = await listConfigs(db, filters, { current: 1, size: maxSheetRows })
  await audit(db, { ...reader, action: 'config.export', detail: { rows: rows.length } })
  return {
    name: say('sheet.configs'),
    header: [
      say('sheet.configName'),
      say('sheet.configKey'),
      say('sheet.configValue'),
      say('sheet.builtin'),
      say('sheet.remark'),
    ],
    rows: rows.map((row) => [
      row.configName,
      row.configKey,
      row.configValue,
      say(row.isBuiltin ? 'sheet.yes' : 'sheet.no'),
      row.remark,
    ]),
  }
}

const masked = (config: Config): Config =>
  config.isSecret && config.configValue !== '' ? { ...config, configValue: secretMask } : config

const requireConfig = async (db: Database | Transaction, id: string): Promise<Config> => {
  const config = await configs.findConfig(db, id)
  if (!config) throw new AppError('notFound')
  return config
}

const requireNotBoth = ({ isPublic, isSecret }: configs.ConfigFields): void => {
  if (isPublic && isSecret) throw fieldError('isPublic', 'config.publicSecret')
}

const keyed = async <Result>(key: string, write: () => Promise<Result>): Promise<Result> => {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error)) throw fieldError('configKey', 'config.keyTaken', { key })
    throw error
  }
}
