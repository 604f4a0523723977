// The server half of reservations: places counted exactly, held while somebody fills in, handed on to who waits.
import { z } from 'zod'
import { type AnyQuestionType, type Issue, noIssues } from '#sdk'
import type { ActionContext, ClaimContext, PluginState, Schedule, ServerHalf } from '#sdk/server'
import { type HeldReply, replyOf } from '../held/held.ts'
import { addDays, isDay } from './days.ts'
import { isWaiting, keyOf, type Reserved, type ReserveOptions, whenOf } from './reserve.ts'

export interface ReserveRules<Options extends ReserveOptions> {
  /** Places there are of a thing at a time; 0: none. */
  readonly quota: (options: Options, item: string, when: string) => number
  /** All times of a thing on a day. */
  readonly timesOf: (options: Options, item: string, day: string) => readonly string[]
}

/** A month with the days of the weeks around it. */
const mostDays = 42

const aboutSchema = z.object({
  item: z.string().max(40),
  from: z.string().refine(isDay),
  days: z.int().min(1).max(mostDays),
})
type About = z.infer<typeof aboutSchema>
const answerSchema = z.record(
  z.string().max(40),
  z.union([z.string().max(40), z.object({ when: z.string().max(40), waiting: z.literal(true) })]),
)
const turnSchema = z.object({ item: z.string(), when: z.string(), max: z.int() })
const bookSchema = z.object({ item: z.string(), when: z.string(), submissionId: z.string() })

/** @param type before the dot of its issue codes */
export const reserveServer = <Options extends ReserveOptions>(
  type: string,
  { quota, timesOf }: ReserveRules<Options>,
): ServerHalf<AnyQuestionType> => {
  type Context = ActionContext<AnyQuestionType> & { readonly options: Options }
  type Claim = ClaimContext<AnyQuestionType> & { readonly options: Options }

  const standing = async (
    { item, from, days }: About,
    { options, state, schedule }: Context,
    more: { missing?: readonly string[]; seconds?: number } = {},
  ): Promise<HeldReply> => {
    const times = Array.from({ length: days }, (_, at) => timesOf(options, item, addDays(from, at))).flat()
    const maxOf = (key: string) => quota(options, item, key.slice(item.length + 1))
    const stock = await state.stock(times.map((when) => keyOf(item, when)))
    const seen = new Map<string, { taken: number; held: number; waiting: number }>()
    for (const [key, now] of stock) {
      const max = maxOf(key)
      // More places than before, or a hold that ended: whoever waits comes first.
      if (now.waiting > 0 && now.taken + now.held + now.own < max)
        await schedule('next', { item, when: key.slice(item.length + 1), max })
      seen.set(key, now.waiting > 0 && now.own === 0 ? { ...now, held: max } : now)
    }
    return replyOf(seen, { maxOf, shown: options.showLeft, ...more })
  }

  return {
    actions: {
      left: {
        input: aboutSchema,
        perMinute: 600,
        run: (about: About, context: Context) => standing(about, context),
      },
      hold: {
        input: aboutSchema.extend({ answer: answerSchema.nullable() }),
        perMinute: 300,
        run: async ({ answer, ...about }: About & { answer: Reserved | null }, context: Context) => {
          const { options, state } = context
          if (options.hold === 0) return standing(about, context)
          const wanted = placesOf(answer ?? {}).map(([item, when]) => ({
            key: keyOf(item, when),
            amount: 1,
            max: quota(options, item, when),
          }))
          const now = await state.stock(wanted.map(({ key }) => key))
          const isFree = ({ key }: { key: string }) =>
            (now.get(key)?.waiting ?? 0) === 0 || (now.get(key)?.own ?? 0) > 0
          const missing = [
            ...(await context.hold(wanted.filter(isFree), options.hold * 60)),
            ...wanted.filter((each) => !isFree(each)).map(({ key }) => key),
          ]
          const seconds = wanted.length > missing.length ? options.hold * 60 : 0
          return standing(about, context, { missing, seconds })
        },
      },
    },
    claim: async (answer: Reserved, { options, state, submissionId, schedule }: Claim) => {
      const issues: Issue[] = []
      const refuse = (item: string, name: string) => issues.push({ code: `${type}.${name}`, path: [item] })
      for (const [item, when, waits] of entriesOf(answer)) {
        const key = keyOf(item, when)
        const max = quota(options, item, when)
        const before = (await state.stock([key])).get(key)
        if (waits) {
          if (!(await state.line.join(key, submissionId, options.waiting))) refuse(item, 'lineFull')
          await schedule('next', { item, when, max })
          // What others hold may come free without anybody giving it back.
          const held = { item, when, max }
          if (before && before.held > 0) await schedule('next', held, { runAt: afterHold(options.hold) })
          continue
        }
        // Who waits comes first, but not before a place that somebody already holds.
        const isBehind = before !== undefined && before.waiting > 0 && before.own === 0
        if (!isBehind && (await state.take(key, 1, max))) continue
        refuse(item, before && before.taken < max && before.waiting === 0 ? 'held' : 'full')
      }
      return issues.length > 0 ? issues : noIssues
    },
    release: async (answer: Reserved, { options, state, submissionId, schedule }: Claim) => {
      for (const [item, when, waits] of entriesOf(answer)) {
        const key = keyOf(item, when)
        // Who waited no longer has been given the place, though the record does not say so yet.
        if (waits && (await state.line.leave(key, submissionId))) continue
        await handOn(state, schedule, { item, when, max: quota(options, item, when) })
      }
    },
    jobs: {
      /** Gives what is free to who waits for it. */
      next: {
        payload: turnSchema,
        run: ({ item, when, max }: z.infer<typeof turnSchema>, { atOnce }) =>
          atOnce(async ({ state, schedule }) => {
            const key = keyOf(item, when)
            for (let who = await state.line.first(key); who !== null; who = await state.line.first(key)) {
              if (!(await state.take(key, 1, max))) return
              await state.line.leave(key, who)
              await schedule('book', { item, when, submissionId: who })
            }
          }),
      },
      /** Writes into the record that it has the place now. */
      book: {
        payload: bookSchema,
        run: async ({ item, when, submissionId }: z.infer<typeof bookSchema>, { amend }) => {
          await amend(submissionId, async (answer: Reserved) => {
            const entry = Object.hasOwn(answer, item) ? answer[item] : undefined
            return entry !== undefined && isWaiting(entry) && whenOf(entry) === when
              ? { ...answer, [item]: when }
              : undefined
          })
        },
      },
    },
  } as ServerHalf<AnyQuestionType>
}

/** A place is given back: to the first in line, in the same step, else to everybody. */
const handOn = async (
  state: PluginState,
  schedule: Schedule,
  { item, when, max }: { item: string; when: string; max: number },
): Promise<void> => {
  const key = keyOf(item, when)
  const who = await state.line.first(key)
  const taken = (await state.get(key)).amount
  // The author may offer fewer places by now than are taken.
  if (who === null || taken > max) return state.give(key, 1)
  await state.line.leave(key, who)
  await schedule('book', { item, when, submissionId: who })
}

/** In one order for everybody: two who want the same then wait, and do not block each other. */
const entriesOf = (answer: Reserved): readonly (readonly [item: string, when: string, waits: boolean])[] =>
  Object.entries(answer)
    .map(([item, entry]) => [item, whenOf(entry), isWaiting(entry)] as const)
    .toSorted(([a, whenA], [b, whenB]) => (keyOf(a, whenA) < keyOf(b, whenB) ? -1 : 1))

const placesOf = (answer: Reserved) => entriesOf(answer).filter(([, , waits]) => !waits)

const afterHold = (minutes: number): Date => new Date(Date.now() + minutes * 60_000 + 2000)
