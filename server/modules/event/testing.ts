// An event and listeners that write down what they hear, for tests of the machinery.
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { type AnyListener, defineEvent, listen } from '../../kernel/event.ts'

export const happened = defineEvent({
  kind: 'test.happened',
  about: z.object({ formId: z.string().optional(), number: z.int() }),
})

export const createNotes = async (db: Database): Promise<void> => {
  await sql`create table note (at bigint generated always as identity, listener text, event text, number int)`.execute(
    db,
  )
}

const note = async (db: Database, { listener, event, number }: { listener: string; event: string; number: number }) => {
  await sql`insert into note (listener, event, number) values (${listener}, ${event}, ${number})`.execute(db)
}

export interface Note {
  readonly event: string
  readonly number: number
}

/** In the order they were written. */
export const notesOf = async (db: Database, listener: string): Promise<Note[]> => {
  const { rows } = await sql<Note>`select event, number from note where listener = ${listener} order by at`.execute(db)
  return rows
}

/** Writes down every event in the transaction that takes it. @param beforeEach runs there too */
export const noting = (
  name: string,
  options: { beforeEach?: (number: number, db: Database) => Promise<void>; wants?: 'every' | 'chosen' } = {},
): AnyListener =>
  listen({
    name,
    kinds: [happened],
    effect: 'inside',
    batch: 5,
    wants: options.wants ?? 'every',
    run: async (trx, events) => {
      for (const { id, about } of events) {
        await options.beforeEach?.(about.number, trx)
        await note(trx, { listener: name, event: id, number: about.number })
      }
    },
  })

/** Writes down every event on a connection of its own, as a call to somewhere else would be: never undone. */
export const calling = (name: string, db: Database, fail: (number: number) => void = () => undefined): AnyListener =>
  listen({
    name,
    kinds: [happened],
    effect: 'outside',
    run: async ({ id, about }) => {
      await note(db, { listener: name, event: id, number: about.number })
      fail(about.number)
    },
  })
