/** The migrations of this version: the core's, then those of each system page that keeps something. */
import pages from 'virtual:plugins/every/system-pages/migrations'
import { coreMigrations, type Migration, migrationsOf } from '../db/migrate.ts'

export const migrations: readonly Migration[] = [
  ...coreMigrations,
  ...[...pages].flatMap(([page, files]) =>
    migrationsOf(
      page,
      Object.fromEntries(files.map(({ name, module }) => [name, module])),
      Object.fromEntries(files.map(({ name, source }) => [name, source])),
    ),
  ),
]
