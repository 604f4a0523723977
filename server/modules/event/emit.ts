import type { Json } from '#shared/form/definition'
import type { Transaction } from '../../db/database.ts'
import type { EventKind } from '../../kernel/event.ts'
import { insertEvents } from './repository.ts'

/**
 * Says that something happened, in the transaction of its cause: both are there or neither. Each listener that wants it
 * gets a row of its own; without any, nothing is written.
 */
export const emit = <About>(
  trx: Transaction,
  kind: EventKind<string, About>,
  events: readonly NoInfer<About>[],
): Promise<void> =>
  insertEvents(
    trx,
    kind,
    // Kinds are declared over JSON (`defineEvent`); parsing keeps out what a caller knows besides.
    events.map((event) => {
      const about = kind.about.parse(event) as Json
      return { formId: formIdOf(about), about }
    }),
  )

const formIdOf = (about: Json): string | null => {
  const named: unknown = Reflect.get(Object(about), 'formId')
  return typeof named === 'string' ? named : null
}
