// Many records at once, straight into the tables, in the shape in which the product stores them.
import type pg from 'pg'
import { seededRandom } from './random.ts'
import { idOf, rowIds, validAnswers } from './ten-kinds.ts'

export interface BulkOptions {
  readonly formKey: string
  readonly blocks: number
  readonly records: number
  /** Leaves an entry in the outbox for each, as submitting does, so that the product counts them. */
  readonly announce: boolean
}

/** @returns id of the form */
export const insertRecords = async (
  database: pg.Client,
  { formKey, blocks, records, announce }: BulkOptions,
): Promise<string> => {
  const { rows } = await database.query<{ id: string }>('select id::text from form where form_key = $1', [formKey])
  const formId = rows[0]?.id
  if (formId === undefined) throw new Error(`There is no form ${formKey}.`)
  const random = seededRandom(records)
  const pool = Array.from({ length: distinct }, () => JSON.stringify(validAnswers(random, blocks)))
  await database.query('create temporary table if not exists given (n int, answers jsonb)')
  await database.query('truncate given')
  await database.query(
    `insert into given select ordinality - 1, answers::jsonb from unnest($1::text[]) with ordinality as g (answers, ordinality)`,
    [pool],
  )
  await database.query(
    `insert into submission (form_id, version, serial_number, client_submission_id, content_hash, answers, submitted_at,
       updated_at, duration_ms, ip, user_agent, channel)
     select $1, 1, i, gen_random_uuid(), sha256(i::text::bytea), answers, at, at, 20000 + (i * 7919 % 580000)::int,
       '127.0.0.1', 'Mozilla/5.0 (X11; Linux x64) a usual browser', 'link'
     from generate_series(1, $2::bigint) as i
     join given on n = i % ${distinct}
     cross join lateral (select now() - make_interval(secs => ($2 - i) * 7776000.0 / $2) as at) as time
     order by i`,
    [formId, records],
  )
  await database.query('update form set serial = $2 where id = $1', [formId, records])
  if (announce)
    await database.query(
      `insert into outbox (listener, kind, form_id, about)
       select 'statistics', 'answer.stored', form_id,
         jsonb_build_object('formId', form_id::text, 'submissionId', id::text, 'version', version)
       from submission where form_id = $1 order by id`,
      [formId],
    )
  await database.query('analyze submission')
  return formId
}

const distinct = 5000

/**
 * The counters of a form as one query over its records: what the product's own counting must come to. Where it stands
 * in for that counting, `differingCounters` has shown on another form that both come to the same.
 */
const countersQuery = (blocks: number): string => {
  const ids = (kind: Parameters<typeof idOf>[0]) => blockNumbers(blocks).map((block) => idOf(kind, block))
  const list = (values: readonly string[]) => values.map((value) => `('${value}')`).join(', ')
  const bin = (number: string) =>
    `case when ${number} = 0 then '0'
      else trim_scale(round(${number}::numeric, 2 - floor(log(abs(${number})::numeric))::int))::text end`
  const all = [...ids('name'), ...ids('age'), ...ids('note'), ...ids('day'), ...ids('often'), ...ids('drink')]
  all.push(...ids('city'), ...ids('star'), ...ids('grid'), ...ids('mail'))
  return `
    with record as materialized (select version, submitted_at, duration_ms, answers from submission where form_id = $1),
    fact (question_id, part, kind, value, number) as (
      select '', '', 'answered', '', null::float8 from record
      union all select '', 'day', 'value', to_char(submitted_at at time zone 'UTC', 'YYYY-MM-DD'), null from record
      union all select '', 'version', 'value', version::text, null from record
      union all select '', 'duration', 'number', ${bin('duration_ms')}, duration_ms::float8 from record
      union all select q, '', 'answered', '', null from record, (values ${list(all)}) as question (q) where answers ? q
      union all select q, '', 'number', ${bin('(answers->>q)::float8')}, (answers->>q)::float8
        from record, (values ${list([...ids('age'), ...ids('star')])}) as question (q)
      union all select q, '', 'value', answers->>q, null from record, (values ${list(ids('star'))}) as question (q)
      union all select q, '', 'value', left(answers->>q, 7), null from record, (values ${list(ids('day'))}) as question (q)
      union all select q, '', 'value', chosen, null
        from record, (values ${list([...ids('often'), ...ids('drink'), ...ids('city')])}) as question (q),
        jsonb_array_elements_text(answers->q->'ids') as chosen
      union all select q, r, 'value', chosen, null
        from record, (values ${list(ids('grid'))}) as question (q), (values ${list(rowIds)}) as line (r),
        jsonb_array_elements_text(answers->q->r) as chosen
    )
    select $1::bigint as form_id, question_id, part, kind, value, count(*) as count,
      coalesce(sum(number::numeric), 0) as sum, min(number) as min, max(number) as max
    from fact group by question_id, part, kind, value`
}

/** How many counters the product counted otherwise than the query does; 0 when both agree. */
export const differingCounters = async (database: pg.Client, formId: string, blocks: number): Promise<number> => {
  const own = `select form_id, question_id, part, kind, value, count, sum, min, max from answer_count where form_id = $1`
  await database.query('drop table if exists expected')
  await database.query(`create temporary table expected as ${countersQuery(blocks)}`, [formId])
  const { rows } = await database.query<{ n: number }>(
    `select count(*)::int as n from (
       (${own} except select * from expected where form_id = $1)
       union all (select * from expected where form_id = $1 except ${own})
     ) as differing`,
    [formId],
  )
  return rows[0]?.n ?? -1
}

/** Writes the counters by the query. */
export const fillCounters = async (database: pg.Client, formId: string, blocks: number): Promise<void> => {
  await database.query(
    `insert into answer_count (form_id, question_id, part, kind, value, count, sum, min, max) ${countersQuery(blocks)}`,
    [formId],
  )
  await database.query('analyze answer_count')
}

/**
 * The same figures as the statistics page shows, by plain SQL over the stored JSON: one query for what is chosen, one
 * for numbers. @returns how often each option was chosen, by question, part and option
 */
export const statisticsFromJson = async (
  database: pg.Client,
  formId: string,
  blocks: number,
): Promise<ReadonlyMap<string, number>> => {
  const list = (kinds: readonly Parameters<typeof idOf>[0][], value: (id: string) => string) =>
    blockNumbers(blocks)
      .flatMap((block) => kinds.map((kind) => value(idOf(kind, block))))
      .join(', ')
  const chosen = await database.query<{ key: string; n: number }>(
    `select question || ' ' || part || ' ' || value as key, count(*)::int as n
     from submission s
     cross join lateral (values
       ${list(['often', 'drink', 'city'], (id) => `('${id}', '', answers->'${id}'->'ids')`)},
       ${rowIds.map((row) => list(['grid'], (id) => `('${id}', '${row}', answers->'${id}'->'${row}')`)).join(', ')},
       ${list(['star'], (id) => `('${id}', '', jsonb_build_array(answers->>'${id}'))`)},
       ${list(['day'], (id) => `('${id}', '', jsonb_build_array(left(answers->>'${id}', 7)))`)}
     ) as answer (question, part, ids)
     cross join lateral jsonb_array_elements_text(ids) as value
     where form_id = $1 group by question, part, value`,
    [formId],
  )
  await database.query(
    `select ${list(
      ['age', 'star'],
      (id) =>
        `count(answers->'${id}'), avg((answers->>'${id}')::float8), min((answers->>'${id}')::float8), max((answers->>'${id}')::float8)`,
    )}, ${list(['name', 'note', 'mail'], (id) => `count(answers->'${id}')`)}
     from submission where form_id = $1`,
    [formId],
  )
  return new Map(chosen.rows.map(({ key, n }) => [key, n]))
}

const blockNumbers = (blocks: number): number[] => Array.from({ length: blocks }, (_, index) => index + 1)
