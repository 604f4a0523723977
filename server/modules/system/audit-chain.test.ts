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
  audit(server.db, { userId: '7', action: 'log.check', subject, ip: '::1', detail: { größe: 1.5, list: [null, 'ü'] } })
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
        await audit(trx, { userId: null, action: 'role.update', subject: `two ${index}` })
        await audit(trx, { userId: null, action: 'role.status', subject: `two ${index}` })
      }),
    ),
    server.db
      .transaction()
      .execute(async (trx) => {
        await audit(trx, { userId: null, action: 'role.delete' })
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

test('a chain that was made anew, or cut off at its end, is found by what an earlier check saw', async () => {
  for (const subject of ['first', 'middle', 'last']) await write(subject)
  const { lastNumber, head } = await checkAuditChain(server.db)
  const known = { number: lastNumber, hash: head }
  expect(await checkAuditChain(server.db, { known })).toMatchObject({ brokenAt: null, problem: null })
  const middle = await numberOf('middle')
  // Whoever owns the database can seal everything from there on so that it fits again.
  await tamper(`update audit_log set ip = '6.6.6.6' where subject = 'middle';
    do $$ declare n bigint; h bytea; begin
      for n in select number from audit_seal where number >= ${middle} order by number loop
        select hash into h from audit_seal where number = n - 1;
        update audit_seal set hash = audit_hash(n, h, (select e from audit_log e where e.id = entry_id)) where number = n;
      end loop; end $$`)
  expect(await checkAuditChain(server.db)).toMatchObject({ brokenAt: null })
  expect(await checkAuditChain(server.db, { known })).toMatchObject({ brokenAt: lastNumber, problem: 'rewritten' })
  await tamper(`delete from audit_log where subject in ('middle', 'last');
    delete from audit_seal where number >= ${middle}`)
  expect(await checkAuditChain(server.db)).toMatchObject({ brokenAt: null, lastNumber: middle - 1 })
  expect(await checkAuditChain(server.db, { known })).toMatchObject({ brokenAt: middle, problem: 'gap' })
})

test('name, device and request of an entry are sealed too, and says which entry it is', async () => {
  await audit(server.db, { userId: '7', action: 'role.update', subject: '1', subjectName: 'Auditors' })
  const { id } = await server.db
    .selectFrom('audit_log')
    .select('id')
    .where('subject_name', '=', 'Auditors')
    .executeTakeFirstOrThrow()
  await tamper(`update audit_log set subject_name = '' where id = ${id}`)
  expect(await checkAuditChain(server.db)).toMatchObject({ problem: 'changed', brokenEntry: id })
})

test('a long chain is checked in pieces, and an entry beyond the first of them is found', async () => {
  await server.database.pool.query(
    "insert into audit_log (action, subject) select 'role.update', n::text from generate_series(1, 5200) n",
  )
  await write('beyond')
  const done: number[] = []
  const chain = await checkAuditChain(server.db, { onProgress: (number) => done.push(number) })
  expect([chain.brokenAt, chain.unsealed, done.length]).toEqual([null, 0, 2])
  expect(done.at(-1)).toBe(chain.lastNumber)
  await tamper(`update audit_log set ip = '' where subject = 'beyond'`)
  expect(await checkAuditChain(server.db)).toMatchObject({ brokenAt: chain.lastNumber, problem: 'changed' })
  const stop = AbortSignal.abort(new Error('stopped'))
  await expect(checkAuditChain(server.db, { signal: stop })).rejects.toThrow('stopped')
})
