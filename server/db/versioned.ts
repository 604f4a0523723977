// Rows that several people edit: every write raises `version`, and an edit counts only for the version it was made of.
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Transaction } from './database.ts'
import type { Tables } from './tables.ts'

/** Every table whose rows carry a version and who touched them last. */
export type VersionedTable = {
  [Table in keyof Tables]: 'version' | 'updated_by' extends keyof Tables[Table] ? Table : never
}[keyof Tables]

/** What the row is by now. `updatedBy`: the name of whoever saved it, '' when nobody is known to have. */
export interface NewerVersion {
  readonly version: number
  readonly updatedAt: Date
  readonly updatedBy: string
}

/** `gone`: no such row any more. */
export type SaveOutcome = 'saved' | 'gone' | NewerVersion

/** Values, or what the statement makes of the row as it was. */
type Written<Columns> = { readonly [Column in keyof Columns]: Columns[Column] | RawBuilder<unknown> }

/**
 * Writes an edit if the row still is of the version the edit was made of. `requireSaved` turns the outcome into the
 * answer for the caller.
 *
 * @param by who edits
 */
export const updateVersion = async <Table extends VersionedTable>(
  trx: Transaction,
  table: Table,
  { id, version, by }: { id: string; version: number; by: string },
  columns: Written<Omit<Updateable<Tables[Table]>, 'id' | 'version' | 'updated_at' | 'updated_by'>>,
): Promise<SaveOutcome> => {
  const values = Object.entries({ ...columns, ...touched(by) }).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(values)} where id = ${id} and version = ${version}`.execute(trx)
  if (numAffectedRows) return 'saved'
  const { rows } = await sql<NewerVersion>`
    select saved.version as "version", saved.updated_at as "updatedAt", coalesce(person.nick_name, '') as "updatedBy"
    from ${sql.table(table)} saved left join user_account person on person.id = saved.updated_by
    where saved.id = ${id}`.execute(trx)
  return rows[0] ?? 'gone'
}

/** What every other write to such a row sets as well, or a form that is open would overwrite it unawares. */
export const touched = (
  by: string,
): { version: RawBuilder<number>; updated_at: RawBuilder<Date>; updated_by: string } => ({
  version: sql<number>`version + 1`,
  updated_at: sql<Date>`now()`,
  updated_by: by,
})
