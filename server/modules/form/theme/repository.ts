// SQL of the themes of forms.
import { sql } from 'kysely'
import { type Attempt, isOwnWork } from '#shared/contract/attempt'
import type { FormTheme } from '#shared/theme/form-theme'
import type { Database, Transaction } from '../../../db/database.ts'
import type { NewerVersion, SaveOutcome } from '../../../db/versioned.ts'

type Connection = Database | Transaction

/** As it is stored, and so not to be trusted: `healFormTheme` reads it. */
export interface StoredTheme {
  readonly theme: unknown
  readonly version: number
}

export const findTheme = async (db: Connection, formId: string): Promise<StoredTheme | null> =>
  (await db.selectFrom('form_theme').select(['theme', 'version']).where('form_id', '=', formId).executeTakeFirst()) ??
  null

/** The version a save goes on from: the one it names, or what one of its own attempts has made of that. */
export const themeBase = async (
  trx: Transaction,
  { formId, version, attempt }: { formId: string; version: number; attempt: Attempt | undefined },
): Promise<number> => {
  const newest = await trx
    .selectFrom('form_theme')
    .select(['version', 'attempt'])
    .where('form_id', '=', formId)
    .executeTakeFirst()
  return newest && isOwnWork(newest.attempt, attempt) ? newest.version : version
}

/** Writes a theme over the version it was made of; 0 where there was none. `requireSaved` says the rest. */
export const writeTheme = async (
  trx: Transaction,
  {
    formId,
    version,
    by,
    attempt = null,
  }: { formId: string; version: number; by: string; attempt?: string | undefined | null },
  theme: FormTheme,
): Promise<SaveOutcome> => {
  const text = JSON.stringify(theme)
  const { numAffectedRows } =
    version === 0
      ? await sql`insert into form_theme (form_id, theme, updated_by, attempt) values (${formId}, ${text}, ${by}, ${attempt})
          on conflict (form_id) do nothing`.execute(trx)
      : await sql`update form_theme set theme = ${text}, version = version + 1, updated_at = now(), updated_by = ${by},
          attempt = ${attempt}
          where form_id = ${formId} and version = ${version}`.execute(trx)
  if (numAffectedRows) return 'saved'
  const { rows } = await sql<NewerVersion>`
    select saved.version as "version", saved.updated_at as "updatedAt", coalesce(person.nick_name, '') as "updatedBy"
    from form_theme saved left join user_account person on person.id = saved.updated_by
    where saved.form_id = ${formId}`.execute(trx)
  return rows[0] ?? 'gone'
}

/** Gives one form the look another one has; pictures are shared, they belong to no form. */
export const copyTheme = async (db: Connection, from: string, to: string): Promise<void> => {
  await sql`insert into form_theme (form_id, theme, updated_by)
    select ${to}, theme, updated_by from form_theme where form_id = ${from}`.execute(db)
}

/** Which of these files are not pictures that everybody may see. */
export const missingPictures = async (db: Connection, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('form_file')
    .select('id')
    .where('id', 'in', [...ids])
    .where('kind', '=', 'picture')
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}
