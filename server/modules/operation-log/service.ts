// Reading the audit log in words, and having its seals checked.
import { areaOf } from '#shared/audit-kinds'
import type { LogArea, LogCheck, LogEntry, LogEntryDetail, LogFilters } from '#shared/contract/operation-log'
import type { Database } from '../../db/database.ts'
import type { PageAt } from '../../db/paging.ts'
import { AppError } from '../../http/app-error.ts'
import { isMessageKey, message } from '../../http/messages.ts'
import type { Actor, CurrentUser } from '../../kernel/current-user.ts'
import type { Declared } from '../../kernel/declared.ts'
import { listSheet, maxSheetRows, type Sheet, type SheetColumn } from '../../sheet/list-sheet.ts'
import { enqueue } from '../job/enqueue.ts'
import { auditCheckKind } from '../system/audit-check.ts'
import { type AuditCheck, findLastCheck } from '../system/audit-check-repository.ts'
import { audit } from '../system/audit-repository.ts'
import { findNames } from '../user/repository.ts'
import { type ChangedField, type Fact, readDetail, type Say } from './detail.ts'
import { findEntry, findSeal, type LogRow, listEntries } from './repository.ts'
import { type FoundTarget, findTargets } from './targets-repository.ts'

export interface LogDeps {
  readonly db: Database
  /** What the modules say of the acts there are. */
  readonly declared: Declared
}

/** @param language as in an Accept-Language header: what was done is told in it */
export async function listLog(
  { db, declared }: LogDeps,
  user: CurrentUser,
  filters: LogFilters,
  at: PageAt,
  language: string | undefined,
): Promise<{ rows: LogEntry[]; total: number; hasMore: boolean }> {
  const say = sayingIn(language)
  const namedActions = filters.text ? actionsCalled(declared, filters.text, say) : []
  const { rows, total, hasMore } = await listEntries(
    db,
    user,
    { ...filters, namedActions, actions: actionsOf(declared, filters) },
    at,
  )
  const targetOf = await findTargets(db, declared, user, rows)
  return { rows: rows.map((row) => entryOf(row, declared, targetOf(row), say)), total, hasMore }
}

/** @throws AppError `notFound`, also for what people outside the caller's data scope did */
export async function getEntry(
  { db, declared }: LogDeps,
  user: CurrentUser,
  id: string,
  language: string | undefined,
): Promise<LogEntryDetail> {
  const row = await findEntry(db, user, id)
  if (!row) throw new AppError('notFound')
  const say = sayingIn(language)
  const [targetOf, seal] = await Promise.all([findTargets(db, declared, user, [row]), findSeal(db, id)])
  return {
    ...entryOf(row, declared, targetOf(row), say),
    requestId: row.requestId,
    ...readDetail(row.detail, areaOf(row.action), say),
    seal,
  }
}

export async function logSheet(
  { db, declared }: LogDeps,
  { user, ip }: Actor,
  filters: LogFilters,
  language: string | undefined,
): Promise<Sheet> {
  const say = sayingIn(language)
  const namedActions = filters.text ? actionsCalled(declared, filters.text, say) : []
  const { rows } = await listEntries(
    db,
    user,
    { ...filters, namedActions, actions: actionsOf(declared, filters) },
    { current: 1, size: maxSheetRows },
  )
  const targetOf = await findTargets(db, declared, user, rows)
  await audit(db, { userId: user.id, ip, action: 'log.export', detail: { rows: rows.length } })
  const shown = rows.map((row) => ({
    ...entryOf(row, declared, targetOf(row), say),
    ...readDetail(row.detail, areaOf(row.action), say),
    row,
  }))
  return listSheet('audit.sheet', sheetColumns, { rows: shown, language })
}

/** Begins a check of the whole chain. @returns the key to follow it by */
export const startCheck = (db: Database, { user, ip }: Actor): Promise<string> =>
  db.transaction().execute(async (trx) => {
    await audit(trx, { userId: user.id, ip, action: 'log.check' })
    // Once: who asked is still there to ask again.
    return enqueue(trx, { kind: auditCheckKind, maxAttempts: 1 }, {}, { userId: user.id })
  })

export async function lastChecks(db: Database): Promise<{ last: LogCheck | null; daily: LogCheck | null }> {
  const [last, daily] = await Promise.all([findLastCheck(db), findLastCheck(db, { daily: true })])
  const names = await findNames(db, last?.userId ? [last.userId] : [])
  const shown = (check: AuditCheck | null) => check && checkOf(check, names)
  return { last: shown(last), daily: shown(daily) }
}

const checkOf = (
  { at, userId, lastNumber, firstTime, lastTime, ...check }: AuditCheck,
  names: ReadonlyMap<string, string>,
): LogCheck => ({
  ...check,
  time: at.toISOString(),
  userName: userId === null ? '' : (names.get(userId) ?? userId),
  count: lastNumber,
  firstTime: firstTime?.toISOString() ?? null,
  lastTime: lastTime?.toISOString() ?? null,
})

const entryOf = (row: LogRow, { acts }: Declared, found: FoundTarget | null, say: Say): LogEntry => {
  const kind = acts.get(row.action)?.kind ?? 'system'
  return {
    id: row.id,
    time: row.at.toISOString(),
    userId: row.userId,
    userName: row.userName,
    nickName: row.nickName,
    action: row.action,
    actionName: actionName(row.action, say),
    areaName: areaName(areaOf(row.action), say),
    kind,
    subject: row.subject,
    subjectName: row.subjectName || found?.name || '',
    target: found?.target ?? null,
    ip: row.ip,
    userAgent: row.userAgent,
    isRefused: kind === 'refused',
  }
}

const sayingIn =
  (language: string | undefined): Say =>
  (key) =>
    message(key, {}, language)

/** What another version wrote has no words here. */
const actionName = (action: string, say: Say): string => {
  const key = `audit.action.${action}`
  return isMessageKey(key) ? say(key) : action
}

const areaName = (area: string, say: Say): string => {
  const key = `audit.area.${area}`
  return isMessageKey(key) ? say(key) : area
}

/** Everything a list can be narrowed to, by the names people read. */
export const listAreas = ({ areas }: Declared, language: string | undefined): LogArea[] =>
  areas.map((id) => ({ id, name: areaName(id, sayingIn(language)) }))

const actionsCalled = ({ acts }: Declared, text: string, say: Say): string[] =>
  [...acts.keys()].filter((action) => actionName(action, say).toLowerCase().includes(text.toLowerCase()))

/** The acts of an area, of a kind, or of both; null: of any. */
const actionsOf = ({ acts, areas }: Declared, { area, kind }: LogFilters): string[] | null => {
  if (area !== undefined && !areas.includes(area))
    throw new AppError('failed', 'request.invalidField', { field: 'area' })
  if (area === undefined && kind === undefined) return null
  return [...acts].flatMap(([name, act]) =>
    (area === undefined || areaOf(name) === area) && (kind === undefined || act.kind === kind) ? [name] : [],
  )
}

type SheetRow = LogEntry & { readonly changes: ChangedField[]; readonly facts: Fact[]; readonly row: LogRow }

const sheetColumns: readonly SheetColumn<SheetRow>[] = [
  ['audit.column.time', ({ time }) => time],
  ['audit.column.person', ({ nickName }) => nickName],
  ['audit.column.userName', ({ userName }) => userName],
  ['audit.column.action', ({ actionName }) => actionName],
  ['audit.column.result', ({ isRefused }, say) => say(isRefused ? 'audit.refused' : 'audit.done')],
  ['audit.column.subject', ({ subjectName, subject }) => subjectName || subject],
  ['audit.column.subjectKey', ({ subject }) => subject],
  ['audit.column.ip', ({ ip }) => ip],
  ['audit.column.device', ({ userAgent }) => userAgent],
  ['audit.column.requestId', ({ row }) => row.requestId],
  [
    'audit.column.detail',
    ({ changes, facts }, say) =>
      [
        ...changes.map((change) => changeText(change, say)),
        ...facts.map(({ label, value }) => `${label}: ${value}`),
      ].join('\n'),
  ],
]

const changeText = ({ label, before, after, isHidden }: ChangedField, say: Say): string =>
  isHidden ? `${label}: ${say('audit.hidden')}` : `${label}: ${before || '—'} → ${after || '—'}`
