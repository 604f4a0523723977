import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../deps.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** False from the start of a shutdown on, so that a load balancer turns away before the door closes. */
    readiness: { ready: boolean }
  }
}

/** `/health/live`: the process runs. `/health/ready`: it also takes work, and the database answers within 2 s. */
export function registerHealth(app: FastifyInstance, { db }: Pick<AppDeps, 'db'>): void {
  app.decorate('readiness', { ready: true })
  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    const ready = app.readiness.ready && (await answers(db))
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable' })
  })
}

const answers = async (db: AppDeps['db']): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), 2000)
  })
  const ping = db
    .selectNoFrom((eb) => eb.lit(1).as('one'))
    .execute()
    .then(
      () => true,
      () => false,
    )
  const alive = await Promise.race([ping, late])
  clearTimeout(timer)
  return alive
}
