// Groups of settings, one JSON object each (product facts 9.3). What is secret in them is written, never read back (T13).
import { type Config, type EnvValue, secretMask } from '#shared/contract/config'
import type { AppDeps } from '../../deps.ts'
import { fieldError, requireSaved } from '../../http/field-error.ts'
import type { CurrentUser } from '../../kernel/current-user.ts'
import { changesOf } from '../system/audit-changes.ts'
import { audit } from '../system/audit-repository.ts'
import { type EnvKey, isPublicGroup, isSecretField } from './env-groups.ts'
import { findByKey, insertConfig, updateConfig } from './repository.ts'
import { plainValueOf } from './secret-value.ts'

type Deps = Pick<AppDeps, 'db' | 'secrets'>

/** An empty object when nothing was saved yet, or nothing that this server has the key for. */
export async function readGroup({ db, secrets }: Deps, key: EnvKey): Promise<EnvValue> {
  const stored = await findByKey(db, key)
  return mapped(openedOf(secrets, stored), (name, value) =>
    isSecretField(key, name) && value !== '' && value !== null ? secretMask : value,
  )
}

/** Replaces a group; a field that still holds the mask keeps its value. */
export async function saveGroup(
  { db, secrets }: Deps,
  { user, ip }: { user: CurrentUser; ip: string },
  { key, value }: { key: EnvKey; value: EnvValue },
): Promise<void> {
  if (isPublicGroup(key)) {
    requireOwnPictures(value)
    const secret = Object.keys(value).find((name) => isSecretField(key, name))
    if (secret !== undefined) throw fieldError(secret, 'request.invalidField', { field: secret })
  }
  await db.transaction().execute(async (trx) => {
    const stored = await findByKey(trx, key, true)
    const before = openedOf(secrets, stored)
    const after = mapped(value, (name, each) => {
      if (each !== secretMask || !isSecretField(key, name)) return each
      const kept = before[name]
      if (kept === undefined) throw fieldError(name, 'config.valueNeeded')
      return kept
    })
    const isSecret = stored?.isSecret ?? !isPublicGroup(key)
    const text = JSON.stringify(after)
    const configValue = isSecret ? secrets.seal(text, key) : text
    // Site information is for everybody; any other group may hold something secret, so the list of settings masks it.
    if (stored) requireSaved(await updateConfig(trx, user.id, { ...stored, configValue }))
    else
      await insertConfig(trx, {
        configKey: key,
        configName: key,
        configValue,
        isPublic: isPublicGroup(key),
        isSecret,
        isBuiltin: true,
        remark: '',
      })
    const fields = Object.keys({ ...before, ...after })
    // What only this group's own page explains is private too: hosts and accounts of other systems.
    const isOpen = (name: string) => isPublicGroup(key) && !isSecretField(key, name)
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

const openedOf = (secrets: Deps['secrets'], stored: Config | null): EnvValue =>
  parsed(stored ? (plainValueOf(secrets, stored) ?? undefined) : undefined)

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
