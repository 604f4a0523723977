import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../http/testing.ts'
import { checkAuditChain } from './audit-chain-repository.ts'
import { auditCheckJob } from './audit-check.ts'
import { audit } from './audit-repository.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

const write = (subject: string) =>
  audit(server.db, { userId: '7', action: 'test.write', subject, ip: '::1', detail: { größe: 1.5, list: [null, 'ü'] } })
/** As somebody who owns the database: past the triggers. */
const tamper = async (statement: string) => {
  const { pool } = server.database
  await pool.query('alter table audit_log disable trigger all; alter table audit_seal disable trigger all')
  await pool.query(statement)
  await pool.query('alter table audit_log enable trigger all; alter table audit_seal enable trigger all')
}
const numberOf = async (subject: string) =>
  Number(
    (
      await server.db
        .selectFrom('audit_seal')
        .innerJoin('audit_log', 'audit_log.id', 'audit_seal.entry_id')
        .select('audit_seal.number')
        .where('audit_log.subject', '=', subject)
        .executeTakeFirstOrThrow()
    ).number,
  )

test('entries of many transactions at once make one chain; what is undone is not in it', async () => {
  const before = await checkAuditChain(server.db)
  expect(before).toMatchObject({ brokenAt: null, unsealed: 0 })
  await Promise.all([
    ...Array.from({ length: 30 }, (_, index) => write(`one ${index}`)),
    ...Array.from({ length: 10 }, (_, index) =>
      server.db.transaction().execute(async (trx) => {
        await audit(trx, { userId: null, action: 'test.first', subject: `two ${index}` })
        await audit(trx, { userId: null, action: 'test.second', subject: `two ${index}` })
      }),
    ),
    server.db
      .transaction()
      .execute(async (trx) => {
        await audit(trx, { userId: null, action: 'test.undone' })
        throw new Error('undone')
      })
      .catch(() => undefined),
  ])
  const after = await checkAuditChain(server.db)
  expect(after).toMatchObject({ count: before.count + 50, brokenAt: null, unsealed: 0 })
  expect(after.head).not.toBe(before.head)
})

test('nobody changes or removes an entry through the product’s own connection', async () => {
  await write('kept')
  for (const table of ['audit_log', 'audit_seal'] as const) {
    await expect(server.db.deleteFrom(table).execute()).rejects.toThrow('only ever added to')
    await expect(server.database.pool.query(`truncate ${table}`)).rejects.toThrow('only ever added to')
  }
  await expect(server.db.updateTable('audit_log').set({ action: 'x' }).execute()).rejects.toThrow('only ever added to')
})

test.for([
  ['changed', `update audit_log set detail = '{}' where subject = 'middle'`, 0],
  ['given to somebody else', `update audit_log set user_id = 8 where subject = 'middle'`, 0],
  ['dated otherwise', `update audit_log set at = at + interval '1 microsecond' where subject = 'middle'`, 0],
  ['removed', `delete from audit_log where subject = 'middle'`, 0],
  [
    'removed with its seal',
    `delete from audit_seal where entry_id = (select id from audit_log where subject = 'middle');
     delete from audit_log where subject = 'middle'`,
    1,
  ],
] as const)('an entry that was %s breaks the chain there', async ([, statement, offset]) => {
  for (const subject of ['first', 'middle', 'last']) await write(subject)
  const number = await numberOf('middle')
  await tamper(statement)
  expect((await checkAuditChain(server.db)).brokenAt).toBe(number + offset)
})

test('an entry that was slipped in has no seal, and the daily check says so aloud', async () => {
  const lines: unknown[][] = []
  const log = {
    info: (...line: unknown[]) => lines.push(['info', ...line]),
    error: (...line: unknown[]) => lines.push(['error', ...line]),
  }
  const job = auditCheckJob({ db: server.db, log })
  const context = { jobId: 'j', userId: null, signal: new AbortController().signal, progress: () => undefined }
  await job.run({}, context)
  await tamper(`insert into audit_log (action) values ('test.slipped')`)
  await job.run({}, context)
  expect(lines).toMatchObject([
    ['info', { brokenAt: null, unsealed: 0 }, 'the audit log is as it was written'],
    ['error', { unsealed: 1 }, 'the audit log was tampered with'],
  ])
})
