import { randomId } from '#shared/form/ids'
import type { Database } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/violation.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldError } from '../../http/field-error.ts'
import type { Actor } from '../../kernel/current-user.ts'
import { hashPassword } from '../auth/password.ts'
import { beginChange, requireScopeWithin } from '../auth/power.ts'
import { requireUncommon } from '../auth/uncommon-password.ts'
import { sendMessage } from '../realtime/publish.ts'
import { audit } from '../system/audit-repository.ts'
import { describeUser } from '../user/repository.ts'
import { addUser } from '../user/service.ts'
import * as registrations from './repository.ts'

/** Somebody asks for an account without choosing a name. */
export async function applyFor(
  db: Database,
  application: Omit<registrations.NewRegistration, 'kind' | 'userName' | 'passwordHash'>,
): Promise<void> {
  const { id } = await insertAndTell(db, { ...application, kind: 'apply', userName: '', passwordHash: null })
  const { ip, name: subjectName } = application
  await audit(db, { userId: null, ip, action: 'registration.apply', subject: id, subjectName })
}

/**
 * Somebody chooses name and password. That a name is taken has to be said to whoever wants it; captcha and limit make
 * asking for many names dear.
 *
 * @throws AppError `user.nameTaken`, `user.passwordCommon`
 */
export async function registerAs(
  db: Database,
  {
    username,
    password,
    nickName,
    ...rest
  }: { username: string; password: string; nickName: string; phone: string; email: string; ip: string },
): Promise<void> {
  requireUncommon('password', password, [username, nickName])
  const taken = () => fieldError('username', 'user.nameTaken', { name: username })
  if (await registrations.isNameTaken(db, username)) throw taken()
  const passwordHash = await hashPassword(password)
  try {
    const { id } = await insertAndTell(db, {
      ...rest,
      kind: 'register',
      userName: username,
      passwordHash,
      name: nickName,
      company: '',
      purpose: '',
    })
    const { ip } = rest
    await audit(db, { userId: null, ip, action: 'registration.register', subject: id, subjectName: nickName })
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error
  }
}

/** Whoever may decide hears of it; however many wait unread, it is one message that counts them. */
const insertAndTell = (db: Database, registration: registrations.NewRegistration) =>
  db.transaction().execute(async (trx) => {
    const inserted = await registrations.insertRegistration(trx, registration)
    for (const userId of await registrations.findDeciders(trx))
      await sendMessage(trx, userId, { msgType: 'REGISTRATION', body: { count: 1 } }, { mergeKey: 'registration' })
    return inserted
  })

export const listRegistrations = registrations.listRegistrations
export type RegistrationRecord = registrations.RegistrationRecord

/** @throws AppError `notFound` */
export async function findRegistration(db: Database, id: string): Promise<RegistrationRecord> {
  const found = await registrations.findRegistration(db, id)
  if (!found) throw new AppError('notFound')
  return found
}

/**
 * Makes an account of a registration, with at most the rights of whoever approves.
 *
 * @returns the password made up for an application, to be shown once; null when the person chose one
 * @throws AppError `notFound` when somebody decided before
 */
export async function approve(
  db: Database,
  { user, ip }: Actor,
  {
    id,
    userName,
    roleIds,
    deptId,
  }: { id: string; userName: string | undefined; roleIds: string[]; deptId: string | null },
): Promise<{ userId: string; userName: string; password: string | null }> {
  const madeUp = randomId(16)
  // Before the lock: hashing takes its time.
  const madeUpHash = await hashPassword(madeUp)
  return db.transaction().execute(async (trx) => {
    const power = await beginChange(trx, user)
    const registration = await registrations.lockPending(trx, id)
    if (!registration) throw new AppError('notFound')
    const name = registration.kind === 'register' ? registration.userName : userName
    if (!name) throw fieldError('userName', 'registration.nameMissing')
    const fields = {
      userName: name,
      passwordHash: registration.passwordHash ?? madeUpHash,
      nickName: registration.name,
      deptId,
      email: registration.email,
      phone: registration.phone,
      sex: '2',
      status: 'active',
      remark: '',
    } as const
    const userId = await addUser(trx, power, fields, { roleIds })
    await requireScopeWithin(trx, power, { userIds: [userId] })
    await registrations.decide(trx, id, { status: 'approved', decidedBy: user.id, userId, userName: name })
    const { deptName, roles, nickName: subjectName } = await describeUser(trx, userId)
    const detail = { userName: name, deptName, roles }
    await audit(trx, { userId: user.id, ip, action: 'registration.approve', subject: id, subjectName, detail })
    return { userId, userName: name, password: registration.passwordHash === null ? madeUp : null }
  })
}

/** @throws AppError `notFound` when somebody decided before */
export async function refuse(
  db: Database,
  { user, ip }: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const registration = await registrations.lockPending(trx, id)
    if (!registration) throw new AppError('notFound')
    await registrations.decide(trx, id, { status: 'refused', decidedBy: user.id, reason })
    const { name: subjectName } = registration
    await audit(trx, {
      userId: user.id,
      ip,
      action: 'registration.refuse',
      subject: id,
      subjectName,
      detail: { reason },
    })
  })
}
