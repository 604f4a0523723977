// Groups of settings, one JSON object each (product facts 9.3). What is secret in them is written, never read back (T13).
import { type EnvValue, type envKeys, secretMask } from '#shared/contract/config'
import type { Database } from '../../db/database.ts'
import { fieldError, requireSaved } from '../../http/field-error.ts'
import type { CurrentUser } from '../auth/current-user.ts'
import { changesOf } from '../system/audit-changes.ts'
import { audit } from '../system/audit-repository.ts'
import { findByKey, insertConfig, updateConfig } from './repository.ts'

export type EnvKey = (typeof envKeys)[number]

/** An empty object when nothing was saved yet. */
export async function readGroup(db: Database, key: EnvKey): Promise<EnvValue> {
  const stored = await findByKey(db, key)
  return mapped(parsed(stored?.configValue), (name, value) => (isSecret(name) && value !== '' ? secretMask : value))
}

/** Replaces a group; a field that still holds the mask keeps its value. */
export async function saveGroup(
  db: Database,
  { user, ip }: { user: CurrentUser; ip: string },
  { key, value }: { key: EnvKey; value: EnvValue },
): Promise<void> {
  if (key === 'systemInfoConfig') requireOwnPictures(value)
  await db.transaction().execute(async (trx) => {
    const stored = await findByKey(trx, key, true)
    const before = parsed(stored?.configValue)
    const after = mapped(value, (name, each) => {
      if (each !== secretMask || !isSecret(name)) return each
      const kept = before[name]
      if (kept === undefined) throw fieldError(name, 'config.valueNeeded')
      return kept
    })
    const configValue = JSON.stringify(after)
    // Site information is for everybody; any other group may hold something secret, so the list of settings masks it.
    if (stored) requireSaved(await updateConfig(trx, user.id, { ...stored, configValue }))
    else
      await insertConfig(trx, {
        configKey: key,
        configName: key,
        configValue,
        isPublic: key === 'systemInfoConfig',
        isSecret: key !== 'systemInfoConfig',
        isBuiltin: true,
        remark: '',
      })
    const fields = Object.keys({ ...before, ...after })
    // What only this group's own page explains is private too: hosts and accounts of other systems.
    const isOpen = (name: string) => key === 'systemInfoConfig' && !isSecret(name)
    const names = { fields: fields.filter(isOpen), unnamed: fields.filter((name) => !isOpen(name)) }
    const detail = changesOf(before, after, names)
    await audit(trx, { userId: user.id, ip, action: 'config.saveGroup', subject: key, subjectName: key, detail })
  })
}

/** Every visitor loads these: they come from this site only (T34). */
const requireOwnPictures = (value: EnvValue): void => {
  for (const name of ['logoImg', 'backgroundImage']) {
    const address = value[name] ?? ''
    if (typeof address !== 'string' || !/^(?:\/(?!\/)[\w./-]*)?$/.test(address))
      throw fieldError(name, 'config.ownFile')
  }
}

/** Names of fields whose value is a credential in any of the groups. */
const isSecret = (name: string): boolean =>
  /(?:password|secret|secretKey|aesKey|apiKey|apiV3Key|privateKey|mchKey|^token)$/i.test(name)

const mapped = (value: EnvValue, change: (name: string, value: EnvValue[string]) => EnvValue[string]): EnvValue =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(name, each)]))

const parsed = (text: string | undefined): EnvValue => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(Object.entries(value).filter(([, each]) => isPlain(each)))
  } catch {
    // An administrator may have typed anything into the row.
    return {}
  }
}

const isPlain = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'))
