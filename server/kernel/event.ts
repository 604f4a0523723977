// What happens in the product, as modules tell each other: kinds of events, and who listens.
import { z } from 'zod'
import { jsonSchema } from '#shared/contract/form-definition'
import type { Json } from '#shared/form/definition'
import type { Transaction } from '../db/database.ts'
import { type AnyJobKind, defineJob, type JobContext } from './job-kind.ts'

/** Facts as text and numbers. `formId`, where there is one, says whose event it is. Only ever added to: old ones may still wait. */
export type EventFacts = { readonly formId?: string | undefined } & { readonly [fact: string]: Json | undefined }

export interface EventKind<Name extends string = string, About = EventFacts> {
  /** `thing.happened`. */
  readonly kind: Name
  readonly about: z.ZodType<About>
}

// biome-ignore lint/suspicious/noExplicitAny: the erased form, for lists of kinds.
export type AnyEventKind = EventKind<string, any>

/** An event as its listeners get it. */
export type EventOf<Kind extends AnyEventKind> =
  Kind extends EventKind<infer Name, infer About>
    ? {
        /** Nothing else has it, and it stays the same however often the event is tried. */
        readonly id: string
        readonly kind: Name
        readonly about: About
      }
    : never

/**
 * @example
 * export const answerStored = defineEvent({ kind: 'answer.stored', about: z.object({ formId: z.string(), … }) })
 */
export const defineEvent = <const Name extends `${string}.${string}`, About extends EventFacts>(
  event: EventKind<Name, About>,
): EventKind<Name, About> => event

interface Hearing<Kinds extends readonly AnyEventKind[]> {
  /** Unique and lasting: what waits for the listener waits under this name. */
  readonly name: string
  readonly kinds: Kinds
  /**
   * `every` event, or only those of forms `chooseForm` has named: for all others nothing is written.
   * @default every
   */
  readonly wants?: 'every' | 'chosen'
}

/** Works inside the database, each event exactly once. */
export interface InsideListener<Kinds extends readonly AnyEventKind[] = readonly AnyEventKind[]>
  extends Hearing<Kinds> {
  readonly effect: 'inside'
  /** Events at once. @default 500 */
  readonly batch?: number
  /**
   * In the transaction that takes the events away. They are of one form, or of none, and in the order they happened in; at
   * any time one process works on a form. What it throws puts off the event it fails at, and only that.
   */
  readonly run: (trx: Transaction, events: readonly EventOf<Kinds[number]>[]) => Promise<void>
}

/** Does something elsewhere, each event at least once: a job of its own. */
export interface OutsideListener<Kinds extends readonly AnyEventKind[] = readonly AnyEventKind[]>
  extends Hearing<Kinds> {
  readonly effect: 'outside'
  /** @default 5 */
  readonly maxAttempts?: number
  /** How many run at once, over all processes together. @default any number */
  readonly atOnce?: number
  /** `event.id` is the key by which whoever is called tells a repetition. */
  readonly run: (event: EventOf<Kinds[number]>, context: JobContext) => Promise<void>
}

export type Listener<Kinds extends readonly AnyEventKind[] = readonly AnyEventKind[]> =
  | InsideListener<Kinds>
  | OutsideListener<Kinds>

// biome-ignore lint/suspicious/noExplicitAny: the erased form, for the registry; `listen` keeps the types.
export type AnyListener = Listener<any>

/**
 * Keeps kinds and handler in step.
 * @example
 * listen({ name: 'statistics', kinds: [answerStored], effect: 'inside', run: async (trx, events) => … })
 */
export const listen = <const Kinds extends readonly AnyEventKind[]>(listener: Listener<Kinds>): AnyListener => listener

/** An event as it waits: not yet held against its kind. */
export const waitingEventSchema = z.object({ id: z.string(), kind: z.string(), about: jsonSchema })
export type WaitingEvent = z.infer<typeof waitingEventSchema>

/** @throws Error for an event of a kind the listener does not know, or that says something else than its kind */
export const readEvent = ({ name, kinds }: AnyListener, { id, kind, about }: WaitingEvent): EventOf<AnyEventKind> => {
  const known: AnyEventKind | undefined = kinds.find((each: AnyEventKind) => each.kind === kind)
  if (!known) throw new Error(`${name} does not listen to ${kind}.`)
  return { id, kind, about: known.about.parse(about) }
}

/** The job by which an event leaves for outside; nothing for what stays inside. */
export const jobOf = (listener: AnyListener): readonly AnyJobKind[] => {
  if (listener.effect === 'inside') return []
  const { name, maxAttempts = 5, atOnce, run } = listener
  return [
    defineJob({
      kind: jobKindOf(name),
      payload: waitingEventSchema,
      maxAttempts,
      ...(atOnce !== undefined && { atOnce }),
      run: async (event, context) => {
        await run(readEvent(listener, event), context)
        return undefined
      },
    }),
  ]
}

export const jobKindOf = (listener: string): string => `event.${listener}`
