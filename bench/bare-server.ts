// The limit beside the product: the same HTTP library and the same database, one INSERT per request, nothing judged.
import { fastify } from 'fastify'
import pg from 'pg'
import { startEmbeddedPostgres } from '../server/db/embedded.ts'
import { submitPath } from './submit-path.ts'

const [dataFolder = ''] = process.argv.slice(2)
const database = await startEmbeddedPostgres({ dataFolder })
const pool = new pg.Pool({ ...database.connection, max: 20 })
await pool.query(`create table bare (
  id bigint generated always as identity primary key, form_key text not null, client_submission_id uuid not null unique,
  answers jsonb not null, submitted_at timestamptz not null default now())`)

const app = fastify()
app.post<{ Body: { formKey: string; clientSubmissionId: string; answers: object } }>(submitPath, async ({ body }) => {
  const { rows } = await pool.query(
    'insert into bare (form_key, client_submission_id, answers) values ($1, $2, $3) returning id, submitted_at',
    [body.formKey, body.clientSubmissionId, JSON.stringify(body.answers)],
  )
  return { code: 200, msg: '', data: rows[0] }
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0 })

process.once('disconnect', () => void end())
process.once('SIGTERM', () => void end())

let ending: Promise<void> | null = null
function end(): Promise<void> {
  ending ??= (async () => {
    await app.close()
    await pool.end()
    await database.stop()
    process.exit(0)
  })()
  return ending
}
