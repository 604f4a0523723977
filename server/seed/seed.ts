import { randomId } from '#shared/form/ids'
import { builtInName } from '../db/built-in-name.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { Env } from '../env.ts'
import { declared } from '../kernel/declared.ts'
import { hashPassword } from '../modules/auth/password.ts'
import { audit } from '../modules/system/audit-repository.ts'
import { serverModules } from '../plugins/modules.ts'
import { seedDictionaries } from './dictionaries.ts'
import { type MenuBranch, menuTree } from './menus.ts'
import {
  administrator,
  demoDepartments,
  demoPeople,
  demoPosts,
  type SeedDepartment,
  type SeedPerson,
} from './people.ts'
import {
  anyDepartmentExists,
  anyPostExists,
  findMenuId,
  grantMenus,
  insertDepartment,
  insertDictionary,
  insertMenu,
  insertPerson,
  insertPost,
  insertRole,
  insertSiteInfo,
  lockSeed,
  personExists,
  upsertTemplates,
} from './repository.ts'
import { demoRoles, seedRoles } from './roles.ts'
import { seedTemplates } from './templates.ts'

export interface SeedResult {
  /** The password made up for `admin`, to be shown once; null when the account was there or ADMIN_PASSWORD gave one. */
  readonly adminPassword: string | null
  /** The password made up for the demo accounts (`lin`, `weber` …) when this start created them. */
  readonly demoPassword: string | null
}

/**
 * Creates what every installation has: menus, roles, dictionaries, site information and the administrator; demo departments, roles, posts and people too where
 * `env.demoData` asks for them. May run at every start: it adds what is missing and changes nothing that is there.
 */
export async function seedDatabase({
  db,
  env,
  log,
}: {
  db: Database
  env: Pick<Env, 'adminPassword' | 'demoData' | 'demoLanguage'>
  log: { info: (details: object, message: string) => void }
}): Promise<SeedResult> {
  return db.transaction().execute(async (trx) => {
    await lockSeed(trx)
    const { menus } = declared(serverModules)
    const newMenus = await addMenus(trx, menuTree(menus), null)
    for (const [sort, role] of [...seedRoles, ...(env.demoData ? demoRoles : [])].entries()) {
      const id = await insertRole(trx, role, sort)
      // A role that exists gets only what this version brings along, never back what was taken from it.
      const opened = menus.filter(({ roles = [] }) => role.key === 'admin' || roles.includes(role.key))
      const names = opened.map(({ name }) => name)
      await grantMenus(trx, role.key, id !== null ? names : names.filter((name) => newMenus.has(name)))
      if (id !== null)
        await audit(trx, {
          ...system,
          action: 'role.create',
          subject: id,
          subjectName: builtInName(`role.${role.key}`),
          detail: { roleKey: role.key },
        })
    }
    for (const dictionary of seedDictionaries) await insertDictionary(trx, dictionary)
    await upsertTemplates(trx, seedTemplates)
    await insertSiteInfo(trx)
    if (env.demoData && !(await anyDepartmentExists(trx)))
      await addDepartments(trx, demoDepartments(env.demoLanguage), null)
    const adminPassword = await addPeople(trx, [administrator(env.demoLanguage)], env.adminPassword)
    const demoPassword = env.demoData ? await addPeople(trx, demoPeople(env.demoLanguage), null) : null
    if (env.demoData && !(await anyPostExists(trx)))
      for (const [sort, post] of demoPosts(env.demoLanguage).entries()) {
        const subject = await insertPost(trx, post, sort)
        await audit(trx, { ...system, action: 'post.create', subject, subjectName: post.name })
      }
    if (newMenus.size > 0) {
      await audit(trx, { ...system, action: 'system.seed', detail: { menus: newMenus.size } })
      log.info({ menus: newMenus.size }, 'seeded')
    }
    return { adminPassword, demoPassword }
  })
}

/** Who the first start is, in the audit log. */
const system = { userId: null } as const

const addMenus = async (
  trx: Transaction,
  menus: readonly MenuBranch[],
  parentId: string | null,
): Promise<ReadonlySet<string>> => {
  const added = new Set<string>()
  for (const [sort, menu] of menus.entries()) {
    const row = await insertMenu(trx, menu, { parentId, sort })
    if (row) added.add(menu.name)
    const id = row?.id ?? (await findMenuId(trx, menu.name))
    for (const name of await addMenus(trx, menu.children, id)) added.add(name)
  }
  return added
}

const addDepartments = async (
  trx: Transaction,
  departments: readonly SeedDepartment[],
  parentId: string | null,
): Promise<void> => {
  for (const [sort, department] of departments.entries()) {
    const id = await insertDepartment(trx, department, { parentId, sort })
    await audit(trx, { ...system, action: 'dept.create', subject: id, subjectName: department.name })
    await addDepartments(trx, department.children ?? [], id)
  }
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
  // One password, so one hash tells no more than it does; a dozen would make the first start a second longer.
  const hash = await hashPassword(password)
  for (const person of missing) {
    const { userName, nickName: subjectName, role } = person
    const subject = await insertPerson(trx, person, hash)
    await audit(trx, { ...system, action: 'user.create', subject, subjectName, detail: { userName, roles: [role] } })
  }
  return given === null ? password : null
}
