import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * Ids of all stored files that any row of any table names by their address. Every table is looked at but those listed,
 * so that a table somebody adds keeps the pictures it shows without anybody thinking of it here.
 */
export const referredIds = async (db: Database): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and table_name <> all (${[...withoutPictures]}::text[])`.execute(db)
  const ids = new Set<string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ id: string }>`
      select distinct named[1] as id
      from ${sql.table(name)} as held, regexp_matches(held::text, '/sapi/file/([0-9A-Za-z]{22,40})', 'g') as named
      where held::text like '%/sapi/file/%'`.execute(db)
    for (const { id } of rows) ids.add(id)
  }
  return [...ids]
}

/** What people answered, what was done and what passes: large, and no place a picture is shown from. */
const withoutPictures: readonly string[] = [
  'submission',
  'answer_value',
  'answer_count',
  'answer_origin',
  'audit_log',
  'audit_seal',
  'audit_check',
  'outbox',
  'event_listener',
  'event_choice',
  'job',
  'rate_bucket',
  'kept_draft',
  'download_ticket',
  'form_file',
]

/** Removes rows of pictures and common files a week old that are not among the ids. @returns their ids */
export const deleteUnreferred = async (db: Database, referred: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    delete from form_file where id in (
      select id from form_file
      where kind in ('picture', 'common') and created_at < now() - interval '7 days'
        and id <> all (${[...referred]}::text[])
      limit 1000 for update skip locked)
    returning id`.execute(db)
  return rows.map((row) => row.id)
}
