import { randomId } from '#shared/form/ids'
import type { Database, Transaction } from '../db/database.ts'
import type { Env } from '../env.ts'
import { hashPassword } from '../modules/auth/password.ts'
import { type SeedMenu, seedMenus } from './menus.ts'
import { administrator, demoPeople, type SeedPerson } from './people.ts'
import {
  findMenuId,
  grantMenus,
  insertMenu,
  insertPerson,
  insertRole,
  insertSiteInfo,
  lockSeed,
  personExists,
} from './repository.ts'
import { seedRoles } from './roles.ts'

export interface SeedResult {
  /** The password made up for `admin`, to be shown once; null when the account was there or ADMIN_PASSWORD gave one. */
  readonly adminPassword: string | null
  /** The password made up for the demo accounts (`lin`, `weber`) when this start created them. */
  readonly demoPassword: string | null
}

/**
 * Creates what every installation has: menus, roles, site information and the administrator; the demo people too where
 * `env.demoData` asks for them. May run at every start: it adds what is missing and changes nothing that is there.
 */
export async function seedDatabase({
  db,
  env,
  log,
}: {
  db: Database
  env: Pick<Env, 'adminPassword' | 'demoData'>
  log: { info: (details: object, message: string) => void }
}): Promise<SeedResult> {
  return db.transaction().execute(async (trx) => {
    await lockSeed(trx)
    const newMenus = await addMenus(trx, seedMenus, null)
    for (const [sort, role] of seedRoles.entries()) {
      const isNew = await insertRole(trx, role, sort)
      // A role that exists gets only what this version brings along, never back what was taken from it.
      await grantMenus(trx, role.key, isNew ? role.menus : role.menus.filter((name) => newMenus.has(name)))
    }
    await insertSiteInfo(trx)
    const adminPassword = await addPeople(trx, [administrator], env.adminPassword)
    const demoPassword = env.demoData ? await addPeople(trx, demoPeople, null) : null
    if (newMenus.size > 0) log.info({ menus: newMenus.size }, 'seeded')
    return { adminPassword, demoPassword }
  })
}

const addMenus = async (
  trx: Transaction,
  menus: readonly SeedMenu[],
  parentId: string | null,
): Promise<ReadonlySet<string>> => {
  const added = new Set<string>()
  for (const [sort, menu] of menus.entries()) {
    const row = await insertMenu(trx, menu, { parentId, sort })
    if (row) added.add(menu.name)
    const id = row?.id ?? (await findMenuId(trx, menu.name))
    for (const name of await addMenus(trx, menu.children ?? [], id)) added.add(name)
  }
  return added
}

/** Adds those who are missing, all with one password. @returns that password when it had to be made up */
const addPeople = async (
  trx: Transaction,
  people: readonly SeedPerson[],
  given: string | null,
): Promise<string | null> => {
  const missing: SeedPerson[] = []
  for (const person of people) if (!(await personExists(trx, person.userName))) missing.push(person)
  if (missing.length === 0) return null
  const password = given ?? randomId(16)
  for (const person of missing) await insertPerson(trx, person, await hashPassword(password))
  return given === null ? password : null
}
