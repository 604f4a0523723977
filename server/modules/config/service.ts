import { type Config, type ConfigFilters, secretMask } from '#shared/contract/config'
import type { Database, Transaction } from '../../db/database.ts'
import { orRefuse } from '../../db/violation.ts'
import type { AppDeps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldError, requireSaved } from '../../http/field-error.ts'
import { type Actor, type CurrentUser, hasPermission } from '../../kernel/current-user.ts'
import { listSheet, maxSheetRows, type Sheet, type SheetColumn } from '../../sheet/list-sheet.ts'
import { sessionsChanged } from '../auth/sessions-changed.ts'
import { changesOf } from '../system/audit-changes.ts'
import { audit } from '../system/audit-repository.ts'
import * as configs from './repository.ts'
import { plainValueOf } from './secret-value.ts'

type Deps = Pick<AppDeps, 'db' | 'secrets'>

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

export async function createConfig(
  { db, secrets }: Deps,
  { user, ip }: Actor,
  fields: configs.ConfigFields,
): Promise<string> {
  requireNotBoth(fields)
  return db.transaction().execute(async (trx) => {
    const id = await keyed(fields.configKey, () => configs.insertConfig(trx, asStored(secrets, fields)))
    const { configKey: subject, configName: subjectName, isPublic, isSecret } = fields
    const detail = { isPublic, isSecret }
    await audit(trx, { userId: user.id, ip, action: 'config.create', subject, subjectName, detail })
    return id
  })
}

/** Changes a setting. The mask leaves a secret as it is; a secret that becomes readable needs its value anew. */
export async function updateConfig(
  { db, secrets }: Deps,
  { user, ip }: Actor,
  change: configs.ConfigFields & { id: string; version: number },
): Promise<void> {
  requireNotBoth(change)
  await db.transaction().execute(async (trx) => {
    const stored = await requireConfig(trx, change.id)
    const known = plainValueOf(secrets, stored)
    const before = { ...stored, configValue: known ?? '' }
    const { configKey, isPublic, isSecret } = change
    if (before.isBuiltin) {
      if (configKey !== before.configKey) throw fieldError('configKey', 'config.keyFixed')
      if (isPublic !== before.isPublic) throw fieldError('isPublic', 'config.keyFixed')
      if (isSecret !== before.isSecret) throw fieldError('isSecret', 'config.keyFixed')
    }
    const isKept = before.isSecret && change.configValue === secretMask
    // Otherwise, whoever may edit could read the secret by making it none.
    if (isKept && (!isSecret || known === null)) throw fieldError('configValue', 'config.valueNeeded')
    const after = { ...change, configValue: isKept ? before.configValue : change.configValue }
    requireSaved(await keyed(configKey, () => configs.updateConfig(trx, user.id, asStored(secrets, after))))
    // What was secret, or is from now on, is nothing the log may hold (T13).
    const isOpen = !before.isSecret && !isSecret
    const names = isOpen
      ? ({ fields: [...recorded, 'configValue'] } as const)
      : ({ fields: recorded, unnamed: ['configValue'] } as const)
    const detail = changesOf(before, after, names)
    const { configName: subjectName } = change
    await audit(trx, { userId: user.id, ip, action: 'config.update', subject: configKey, subjectName, detail })
  })
}

/** Deletes settings, all or none. */
export async function deleteConfigs(db: Database, { user, ip }: Actor, ids: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const id of ids) {
      const { configKey, configName: subjectName, isBuiltin } = await requireConfig(trx, id)
      if (isBuiltin) throw new AppError('failed', 'config.builtin', { key: configKey })
      await audit(trx, { userId: user.id, ip, action: 'config.delete', subject: configKey, subjectName })
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
  const { rows } = await listConfigs(db, filters, { current: 1, size: maxSheetRows })
  await audit(db, { ...reader, action: 'config.export', detail: { rows: rows.length } })
  return listSheet('sheet.configs', sheetColumns, { rows, language })
}

const sheetColumns: readonly SheetColumn<Config>[] = [
  ['sheet.configName', (row) => row.configName],
  ['sheet.configKey', (row) => row.configKey],
  ['sheet.configValue', (row) => row.configValue],
  ['sheet.builtin', (row, say) => say(row.isBuiltin ? 'sheet.yes' : 'sheet.no')],
  ['sheet.remark', (row) => row.remark],
]

const asStored = <Fields extends configs.ConfigFields>(secrets: Deps['secrets'], fields: Fields): Fields =>
  fields.isSecret && fields.configValue !== ''
    ? { ...fields, configValue: secrets.seal(fields.configValue, fields.configKey) }
    : fields

const masked = (config: Config): Config =>
  config.isSecret && config.configValue !== '' ? { ...config, configValue: secretMask } : config

const recorded = ['configKey', 'configName', 'isPublic', 'isSecret', 'remark'] as const

const requireConfig = async (db: Database | Transaction, id: string): Promise<Config> => {
  const config = await configs.findConfig(db, id)
  if (!config) throw new AppError('notFound')
  return config
}

const requireNotBoth = ({ isPublic, isSecret }: configs.ConfigFields): void => {
  if (isPublic && isSecret) throw fieldError('isPublic', 'config.publicSecret')
}

const keyed = <Result>(key: string, write: () => Promise<Result>): Promise<Result> =>
  orRefuse(write, { taken: () => fieldError('configKey', 'config.keyTaken', { key }) })
