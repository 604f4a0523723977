import { sql } from 'kysely'
import {
  containsText,
  type Database,
  findPage,
  type PageAt,
  type SaveOutcome,
  shownName,
  type Transaction,
  updateVersion,
} from '#sdk/page-server'
import { healFormTheme } from '#shared/contract/form-theme'
import { type OwnLook, ownLookSchema, themeCategoryType } from '#shared/contract/theme-gallery'
import type { Theme, ThemeFields, ThemeFilters } from '../contract.ts'

type Connection = Database | Transaction

export const listThemes = async (
  db: Connection,
  { name, category }: ThemeFilters,
  at: PageAt,
): Promise<{ rows: Theme[]; total: number }> => {
  const matching = db
    .selectFrom('own_theme')
    .$if(!!name, (query) => query.where(containsText('own_theme.name', name ?? '')))
    .$if(!!category, (query) => query.where('own_theme.category', '=', category ?? ''))
  const { rows, total } = await findPage(matching.select(columns).orderBy('sort').orderBy('id'), matching, at)
  return { rows: rows.map(themeOf), total }
}

/** All of them, in their order. */
export const allThemes = async (db: Connection): Promise<Theme[]> =>
  (await db.selectFrom('own_theme').select(columns).orderBy('sort').orderBy('id').execute()).map(themeOf)

export const findTheme = async (db: Connection, id: string): Promise<Theme | null> => {
  const row = await db.selectFrom('own_theme').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? themeOf(row) : null
}

/** True when another theme has the name, whatever its case. */
export const isTaken = async (db: Connection, name: string, id: string | null): Promise<boolean> => {
  const row = await db
    .selectFrom('own_theme')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .$if(id !== null, (query) => query.where('id', '<>', id ?? ''))
    .executeTakeFirst()
  return row !== undefined
}

export const insertTheme = async (trx: Transaction, fields: ThemeFields): Promise<string> => {
  const { id } = await trx.insertInto('own_theme').values(asColumns(fields)).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateTheme = (
  trx: Transaction,
  by: string,
  { id, version, ...fields }: ThemeFields & { id: string; version: number },
): Promise<SaveOutcome> => updateVersion(trx, 'own_theme', { id, version, by }, asColumns(fields))

export const deleteThemes = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.deleteFrom('own_theme').where('id', 'in', ids).execute()
}

export const listCategories = (db: Connection): Promise<{ value: string; label: string }[]> =>
  db
    .selectFrom('dict_data')
    .select(['dict_value as value', shownName('dict_data.dict_label').as('label')])
    .where('dict_type', '=', themeCategoryType)
    .where('status', '=', 'active')
    .orderBy('dict_sort')
    .orderBy('id')
    .execute()

const columns = ['id', 'name', 'category', 'look', 'sort', 'version', 'created_at as createdAt'] as const

const themeOf = ({
  look,
  createdAt,
  ...row
}: Omit<Theme, keyof OwnLook | 'createTime'> & { look: unknown; createdAt: Date }): Theme => ({
  ...row,
  // What an older version kept says nothing of what it did not know.
  ...ownLookSchema.parse(healFormTheme(look)),
  createTime: createdAt.toISOString(),
})

const asColumns = ({ name, category, sort, ...look }: ThemeFields) => ({
  name,
  category,
  sort,
  look: JSON.stringify(look),
})
