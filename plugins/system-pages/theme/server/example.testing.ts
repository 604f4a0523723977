import type { Database } from '#sdk/page-server'
import { ownLookSchema } from '#shared/contract/theme-gallery'
import { defaultFormTheme } from '#shared/theme/form-theme'

/** For tests that walk every route. */
export default async (db: Database): Promise<{ path: string; id: string }> => {
  const look = ownLookSchema.parse({ ...defaultFormTheme, accent: '#0b5fae', corners: 'round' })
  const { id } = await db
    .insertInto('own_theme')
    .values({ name: 'walked', category: 'plain', look: JSON.stringify(look) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { path: '/form/theme', id }
}
