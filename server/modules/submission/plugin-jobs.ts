// Work later, for the server halves of question types: one kind of job that runs theirs.
import { z } from 'zod'
import type { ServerServices } from '#sdk/server'
import { jsonSchema } from '#shared/contract/form-definition'
import type { Json } from '#shared/form/definition'
import type { Database, Transaction } from '../../db/database.ts'
import { retryDeadlocks } from '../../db/retry-deadlocks.ts'
import { defineJob } from '../../kernel/job-kind.ts'
import { serverHalves } from '../../plugins/question-types.ts'
import type { CompiledForms } from '../form/compiled-forms.ts'
import { enqueue } from '../job/enqueue.ts'
import { amendIn } from './amend.ts'
import { pluginState } from './plugin-state-repository.ts'

const kind = 'question-type'
const payloadSchema = z.object({
  type: z.string(),
  job: z.string(),
  formId: z.string(),
  questionId: z.string(),
  payload: jsonSchema,
})

/** Puts a job of a type into the queue, in the caller's transaction. */
export const schedulerOf =
  (db: Database | Transaction, place: { formId: string; questionId: string; type: string }) =>
  async (job: string, payload: Json, { runAt }: { runAt?: Date } = {}): Promise<void> => {
    const half = serverHalves.get(place.type)
    if (!half?.jobs || !Object.hasOwn(half.jobs, job)) throw new Error(`${place.type} has no job ${job}.`)
    await enqueue(db as Database, { kind }, { ...place, job, payload }, { runAt })
  }

export const pluginJob = ({
  db,
  forms,
  services,
}: {
  db: Database
  forms: Pick<CompiledForms, 'version'>
  services: ServerServices
}) =>
  defineJob({
    kind,
    payload: payloadSchema,
    run: async ({ type, job, formId, questionId, payload }, { signal }) => {
      const jobs = serverHalves.get(type)?.jobs
      const found = jobs && Object.hasOwn(jobs, job) ? jobs[job] : undefined
      // The type, or this job of it, is not installed any more: nobody is left to do it.
      if (!found) return undefined
      const parsed = await found.payload['~standard'].validate(payload)
      if (parsed.issues) throw new Error(`${type}: the payload of ${job} does not fit`)
      const place = { formId, questionId }
      await found.run(parsed.value, {
        questionId,
        state: pluginState(db, place),
        atOnce: (work) =>
          retryDeadlocks(() =>
            db
              .transaction()
              .execute((trx) =>
                work({ state: pluginState(trx, place), schedule: schedulerOf(trx, { ...place, type }) }),
              ),
          ),
        amend: amendIn({ db, forms }, { ...place, by: null }),
        services,
        signal,
      })
      return undefined
    },
  })
