// Counts anew what question types read in another way since an earlier build counted it.
import { z } from 'zod'
import type { AnyQuestionType } from '#sdk'
import type { Database } from '../../db/database.ts'
import { defineJob } from '../../kernel/job-kind.ts'
import { definitions } from '../../plugins/question-types.ts'
import { enqueue } from '../job/enqueue.ts'
import { recountType } from './repository.ts'

const kind = 'statistics.recount-steps'

/** What was counted of such records is taken back exactly: the flat rows remember it. */
export const recountStepsJob = (db: Database) =>
  defineJob({
    kind,
    payload: z.object({}),
    run: async () => {
      for (const [type, { steps = [] }] of types) {
        if (!steps.some(({ answer }) => answer)) continue
        await db.transaction().execute((trx) => recountType(trx, type, steps.length))
      }
      return undefined
    },
  })

/** Of any number of processes that start together one finds something to do. */
export const askForRecount = (db: Database) => enqueue(db, { kind }, {}, { key: 'start' })

const types: ReadonlyMap<string, AnyQuestionType> = definitions
