// What was on its way to the counters when the server was brought up to date is counted afterwards.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { coreMigrations, migrate } from '../../db/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../../db/testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
})
afterAll(() => database.drop())

it('entries of earlier versions become events of the counting listener', async () => {
  const { pool } = database
  await migrate(
    pool,
    coreMigrations.filter(({ name }) => name < '0065'),
  )
  await pool.query(`
    insert into user_account (user_name, nick_name, password_hash) values ('a', 'a', '-');
    insert into form (form_key, owner_id, name, draft, used_ids) select 'key', id, '', '{}', '{}' from user_account;
    insert into form_version (form_id, version, definition, definition_hash) select id, 1, '{}', '' from form;
    insert into submission (form_id, version, serial_number, client_submission_id, content_hash, answers, revision)
      select id, 1, n, gen_random_uuid(), '', '{}', n from form, generate_series(1, 2) as n;
    insert into outbox (topic, form_id, subject_id, payload)
      select 'submission', form_id, id, case serial_number when 1 then '"create"' else '"update"' end::jsonb
      from submission;
    insert into outbox (topic, form_id, subject_id, payload) select 'submission', id, 999, '"create"' from form`)
  const { rows: records } = await pool.query<{ id: string; form: string }>(
    'select id::text, form_id::text as form from submission order by serial_number',
  )
  const [created, updated] = records
  await migrate(pool, coreMigrations)
  const { rows } = await pool.query('select listener, kind, form_id::text as form, about from outbox order by id')
  const form = created?.form
  const about = { formId: form, version: 1 }
  // The third is about a record that is gone.
  expect(rows).toEqual([
    { listener: 'statistics', kind: 'answer.stored', form, about: { ...about, submissionId: created?.id } },
    {
      listener: 'statistics',
      kind: 'answer.changed',
      form,
      about: { ...about, submissionId: updated?.id, revision: 2 },
    },
  ])
})
