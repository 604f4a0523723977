import {
  type Actor,
  AppError,
  audit,
  type Database,
  fieldError,
  type PageAt,
  requireSaved,
  type Transaction,
} from '#sdk/page-server'
import { ownLookSchema } from '#shared/contract/theme-gallery'
import type { Theme, ThemeFields, ThemeFilters } from '../contract.ts'
import * as themes from './repository.ts'

export const listThemes = (db: Database, filters: ThemeFilters, at: PageAt) => themes.listThemes(db, filters, at)

/** What the gallery of the theme tab offers beside the looks of the product. */
export async function gallery(db: Database) {
  const [all, categories] = await Promise.all([themes.allThemes(db), themes.listCategories(db)])
  const offered = all.map((theme) => ({
    id: theme.id,
    name: theme.name,
    category: theme.category,
    look: ownLookSchema.parse(theme),
  }))
  return { themes: offered, categories }
}

/** @throws AppError `notFound` */
export async function getTheme(db: Database | Transaction, id: string): Promise<Theme> {
  const found = await themes.findTheme(db, id)
  if (!found) throw new AppError('notFound')
  return found
}

export async function createTheme(db: Database, { user, ip }: Actor, fields: ThemeFields): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await requireFit(trx, null, fields)
    const id = await themes.insertTheme(trx, fields)
    await audit(trx, { userId: user.id, ip, action: 'theme.create', subject: id, detail: { name: fields.name } })
    return id
  })
}

/** @throws AppError with `conflict` for an edit of an older version */
export async function updateTheme(
  db: Database,
  { user, ip }: Actor,
  fields: ThemeFields & { id: string; version: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await requireFit(trx, fields.id, fields)
    requireSaved(await themes.updateTheme(trx, user.id, fields))
    await audit(trx, { userId: user.id, ip, action: 'theme.update', subject: fields.id, detail: { name: fields.name } })
  })
}

/** All or none. */
export async function deleteThemes(db: Database, { user, ip }: Actor, ids: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const id of ids) {
      const { name } = await getTheme(trx, id)
      await audit(trx, { userId: user.id, ip, action: 'theme.delete', subject: id, detail: { name } })
    }
    await themes.deleteThemes(trx, ids)
  })
}

const requireFit = async (trx: Transaction, id: string | null, { name, category }: ThemeFields): Promise<void> => {
  if (await themes.isTaken(trx, name, id)) throw fieldError('name', 'theme.nameTaken', { name })
  const categories = await themes.listCategories(trx)
  if (!categories.some(({ value }) => value === category)) throw fieldError('category', 'theme.unknownCategory')
}
