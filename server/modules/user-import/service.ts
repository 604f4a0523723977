// Accounts from a file: every row is judged, and either all of them are written or none.
import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Multipart } from '@fastify/multipart'
import { z } from 'zod'
import { type ImportRow, passwordSchema, type UserRow } from '#shared/contract/user'
import type { Database, Transaction } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldError } from '../../http/field-error.ts'
import { message } from '../../http/messages.ts'
import type { CurrentUser } from '../../kernel/current-user.ts'
import type { FileStorage } from '../../kernel/storage.ts'
import { readTable, UnreadableTableError } from '../../sheet/read/table.ts'
import { hashPassword } from '../auth/password.ts'
import { beginChange, beyond, personBeyond } from '../auth/power.ts'
import { findPeopleBeyond, findScopeBeyond, type Power } from '../auth/power-repository.ts'
import { sessionsChanged } from '../auth/sessions-changed.ts'
import { requireUncommon } from '../auth/uncommon-password.ts'
import { listPaths } from '../dept/repository.ts'
import { receiveFile, type UploadRules } from '../file/receive.ts'
import { reserveRoom, uploadBudget } from '../file/room.ts'
import { audit } from '../system/audit-repository.ts'
import { findPostIdsByWord, findRoleIdsByKey } from '../user/holdings-repository.ts'
import { type ImportLine, type ImportRecord, importFields, linesOf, sexOf, statusOf } from '../user/import-sheet.ts'
import { findByUserNames, findUsers } from '../user/repository.ts'
import { addUser, changeUser } from '../user/service.ts'

export interface ImportRequest {
  readonly user: CurrentUser
  readonly ip: string
  readonly acceptLanguage: string | undefined
  readonly parts: AsyncIterable<Multipart>
}

/** Most people one file may hold. */
export const maxImportRows = 1000

/**
 * Creates accounts, and with `updateSupport` changes known ones. A file in which any row is refused writes nothing and
 * comes back with the reasons.
 *
 * @throws AppError for a file that cannot be read at all, and `user.passwordCommon`
 */
export async function importUsers({ db, storage }: { db: Database; storage: FileStorage }, request: ImportRequest) {
  const { user, ip, acceptLanguage } = request
  const { lines, options } = await receive({ db, storage }, request)
  if (options.initialPassword !== undefined) requireUncommon('initialPassword', options.initialPassword)
  // Without a password, the hash is of one that nobody knows: such an account needs a reset first.
  const passwordHash = await hashPassword(options.initialPassword ?? randomBytes(32).toString('base64'))
  const rows: ImportRow[] = []
  const touched: string[] = []
  const ids = new Map<number, string>()
  const written = await db
    .transaction()
    .execute(async (trx) => {
      const power = await beginChange(trx, user)
      const known = await lookUp(trx, power, lines)
      for (const { row, record } of lines) {
        const userName = record.userName ?? ''
        try {
          const { id, outcome } = await importOne(trx, { power, known, record, passwordHash, options })
          touched.push(id)
          ids.set(row, id)
          rows.push({ row, userName, outcome, problems: [] })
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          rows.push(refusal({ row, userName }, error, acceptLanguage))
        }
      }
      // Once for all of them: it looks through every department.
      const reaching = await findScopeBeyond(trx, power, touched)
      for (const [index, each] of rows.entries())
        if (reaching.has(ids.get(each.row) ?? '')) rows[index] = refusal(each, beyond(), acceptLanguage)
      if (options.dryRun || rows.some(({ outcome }) => outcome === 'refused')) throw new NothingWritten()
      const users = rows.slice(0, mostNamed).map(({ userName }) => userName)
      const detail = { created: countOf(rows, 'created'), updated: countOf(rows, 'updated'), users }
      await audit(trx, { userId: user.id, ip, action: 'user.import', detail })
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof NothingWritten) return false
      throw error
    })
  if (written) await sessionsChanged(db, touched)
  return {
    written,
    created: countOf(rows, 'created'),
    updated: countOf(rows, 'updated'),
    refused: countOf(rows, 'refused'),
    rows,
  }
}

/** In the entry of the audit log. */
const mostNamed = 100

/** Ends the transaction without being a fault. */
class NothingWritten extends Error {}

const countOf = (rows: readonly ImportRow[], outcome: ImportRow['outcome']): number =>
  rows.filter((row) => row.outcome === outcome).length

const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')
const optionsSchema = z.object({
  updateSupport: flag.default(false),
  dryRun: flag.default(false),
  initialPassword: passwordSchema.optional(),
})
type ImportOptions = z.infer<typeof optionsSchema>

const receive = async (
  deps: { db: Database; storage: FileStorage },
  { parts, user, ip }: Pick<ImportRequest, 'parts' | 'user' | 'ip'>,
): Promise<{ lines: readonly ImportLine[]; options: ImportOptions }> => {
  let options: ImportOptions | null = null
  const rulesFor = async (fields: ReadonlyMap<string, string>): Promise<UploadRules> => {
    const parsed = optionsSchema.safeParse(Object.fromEntries([...fields].filter(([, value]) => value !== '')))
    if (!parsed.success) {
      const field = String(parsed.error.issues[0]?.path[0] ?? 'file')
      throw fieldError(field, 'request.invalidField', { field })
    }
    options = parsed.data
    return { extensions: ['xlsx', 'csv'], maxBytes: 5 * 1024 * 1024 }
  }
  const budget = uploadBudget({ userId: user.id, ip })
  const file = await receiveFile(deps.storage, {
    parts,
    rulesFor,
    reserve: (bytes) => reserveRoom(deps, { bytes, budget }),
  })
  try {
    const content = await buffer(await deps.storage.open(file.id))
    // One more than allowed, to see that there are too many.
    const rows = await readTable({ content, extension: file.extension, maxRows: maxImportRows + 2 })
    const lines = linesOf(rows)
    if (!lines) throw fieldError('file', 'import.noUserNames')
    if (lines.length === 0) throw fieldError('file', 'import.empty')
    if (lines.length > maxImportRows) throw fieldError('file', 'import.tooMany', { max: maxImportRows })
    return { lines, options: options ?? optionsSchema.parse({}) }
  } catch (error) {
    if (error instanceof UnreadableTableError) throw fieldError('file', 'import.unreadable')
    throw error
  } finally {
    await deps.storage.remove(file.id)
  }
}

interface Known {
  /** Ids by user name in lower case; `earlier` for names that came before in the file. */
  readonly users: Map<string, string>
  /** Of those, by id, the people the caller sees. */
  readonly people: ReadonlyMap<string, UserRow>
  /** Departments the caller reaches, by name and by path; null: the name is not the only one. */
  readonly departments: ReadonlyMap<string, string | null>
  readonly roles: ReadonlyMap<string, string>
  /** By name and by code, in lower case. */
  readonly posts: ReadonlyMap<string, string>
  /** Of `users`, those who have more than the caller. */
  readonly beyond: ReadonlySet<string>
}

const lookUp = async (trx: Transaction, power: Power, lines: readonly ImportLine[]): Promise<Known> => {
  const names = lines.map(({ record }) => (record.userName ?? '').toLowerCase())
  const keys = lines.flatMap(({ record }) => listed(record.roles ?? ''))
  const [users, roles, rows] = [
    await findByUserNames(trx, [...new Set(names)]),
    await findRoleIdsByKey(trx, [...new Set(keys)]),
    await listPaths(trx),
  ]
  const departments = new Map<string, string | null>()
  for (const { id, name, path } of rows) {
    if (!power.seesEverybody && !power.departments.includes(id)) continue
    for (const known of new Set([path, name])) departments.set(known, departments.has(known) ? null : id)
  }
  const people = await findUsers(trx, power.user, [...users.values()])
  const others = people.map(({ id }) => id).filter((id) => id !== power.user.id)
  return {
    users: new Map(users),
    people: new Map(people.map((person) => [person.id, person])),
    departments,
    roles,
    posts: await findPostIdsByWord(trx),
    beyond: await findPeopleBeyond(trx, power, others),
  }
}

const listed = (text: string): string[] =>
  text
    .split(/[,，;；、]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const importOne = async (
  trx: Transaction,
  {
    power,
    known,
    record,
    passwordHash,
    options,
  }: { power: Power; known: Known; record: ImportRecord; passwordHash: string; options: ImportOptions },
): Promise<{ id: string; outcome: 'created' | 'updated' }> => {
  const values = parsed(record, known)
  const name = values.userName.toLowerCase()
  const found = known.users.get(name)
  if (found === 'earlier') throw fieldError('userName', 'import.twice', { name: values.userName })
  known.users.set(name, 'earlier')
  if (!found) {
    if (values.nickName === undefined) throw fieldError('nickName', 'import.needed')
    const id = await addUser(
      trx,
      power,
      {
        userName: values.userName,
        nickName: values.nickName,
        passwordHash,
        deptId: values.deptId ?? null,
        email: values.email ?? '',
        phone: values.phone ?? '',
        sex: values.sex ?? '2',
        status: values.status ?? 'active',
        remark: values.remark ?? '',
      },
      { roleIds: values.roleIds ?? [], postIds: values.postIds },
    )
    return { id, outcome: 'created' }
  }
  // The same words whether the caller may see that account or not, so that names cannot be probed.
  const before = options.updateSupport ? known.people.get(found) : undefined
  if (!before) throw fieldError('userName', 'user.nameTaken', { name: values.userName })
  if (known.beyond.has(found)) throw personBeyond()
  await changeUser(trx, power, before, {
    version: before.version,
    nickName: values.nickName ?? before.nickName,
    deptId: values.deptId === undefined ? before.deptId : values.deptId,
    email: values.email ?? before.email,
    phone: values.phone ?? before.phone,
    sex: values.sex ?? before.sex,
    status: values.status ?? before.status,
    remark: values.remark ?? before.remark,
    roleIds: values.roleIds ?? before.roles.map((role) => role.id),
    postIds: values.postIds,
  })
  return { id: found, outcome: 'updated' }
}

/** What the row says; undefined for what it leaves open. Only e-mail, telephone and remark can be emptied. */
const parsed = (record: ImportRecord, { departments, roles, posts }: Known) => {
  const text = (field: keyof typeof importFields): string | undefined => {
    const value = record[field]
    if (value === undefined) return undefined
    const checked = importFields[field].safeParse(value)
    if (!checked.success) throw fieldError(field, 'import.badValue', { value: value.slice(0, 60) })
    return checked.data
  }
  const oneOf = <Value>(field: 'sex' | 'status', read: (text: string) => Value | undefined): Value | undefined => {
    const value = record[field]
    if (!value) return undefined
    const known = read(value)
    if (known === undefined) throw fieldError(field, 'import.badValue', { value: value.slice(0, 60) })
    return known
  }
  const deptOf = (name: string): string => {
    const id = departments.get(name)
    if (id === null) throw fieldError('dept', 'import.ambiguousDept', { name })
    if (id === undefined) throw fieldError('dept', 'import.unknownDept', { name: name.slice(0, 60) })
    return id
  }
  const roleOf = (key: string): string => {
    const id = roles.get(key)
    if (id === undefined) throw fieldError('roles', 'import.unknownRole', { key: key.slice(0, 60) })
    return id
  }
  const postOf = (word: string): string => {
    const id = posts.get(word.toLowerCase())
    if (id === undefined) throw fieldError('posts', 'import.unknownPost', { name: word.slice(0, 60) })
    return id
  }
  const userName = text('userName')
  if (!userName) throw fieldError('userName', 'import.needed')
  return {
    userName,
    nickName: record.nickName === '' ? undefined : text('nickName'),
    email: text('email'),
    phone: text('phone'),
    remark: text('remark'),
    sex: oneOf('sex', sexOf),
    status: oneOf('status', statusOf),
    deptId: record.dept ? deptOf(record.dept) : undefined,
    roleIds: record.roles ? listed(record.roles).map(roleOf) : undefined,
    postIds: record.posts ? listed(record.posts).map(postOf) : undefined,
  }
}

const refusal = (
  { row, userName }: Pick<ImportRow, 'row' | 'userName'>,
  { key, params, data }: AppError,
  acceptLanguage: string | undefined,
): ImportRow => ({
  row,
  userName,
  outcome: 'refused',
  problems: [{ field: fieldOf(data) ?? '', code: key, message: message(key, params, acceptLanguage) }],
})

const fieldSchema = z.object({ fieldErrors: z.tuple([z.object({ field: z.string() })]) })
const fieldOf = (data: unknown): string | undefined => fieldSchema.safeParse(data).data?.fieldErrors[0].field
