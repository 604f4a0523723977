// The server half of questions whose options only so many may choose: counted exactly.
import { z } from 'zod'
import { type AnyQuestionType, type Issue, noIssues } from '#sdk'
import type { ActionContext, ClaimContext, PluginState, ServerHalf } from '#sdk/server'
import { type HeldReply, replyOf } from '../held/held.ts'
import { addDays, dayOf, weekdayOf } from '../reserve/days.ts'
import type { ChoiceAnswer } from './choice.ts'
import { hasQuota, type QuotaCycle, type QuotaOptions } from './quota.ts'

/** @param type before the dot of its issue codes */
export const choiceServer = (type: string): ServerHalf<AnyQuestionType> => ({
  ...quotaServer({
    type,
    quotasOf: (options: QuotaOptions) => options,
    wants: ({ ids }: ChoiceAnswer) => new Map(ids.map((id) => [id, 1])),
  }),
  shares: ({ showVotes }: VoteOptions) => showVotes ?? false,
})

interface VoteOptions {
  readonly showVotes?: boolean
}

interface QuotaQuestion<Options, Answer> {
  /** Before the dot of its issue codes. */
  readonly type: string
  readonly quotasOf: (options: Options) => QuotaOptions
  /** How many places of which option an answer takes. */
  readonly wants: (answer: Answer) => ReadonlyMap<string, number>
  /** In which parts of an answer an option is chosen. Default: the answer has no parts. */
  readonly pathsTo?: (answer: Answer, id: string) => readonly string[][]
}

/** What options with quotas need of the server: what is left, and places taken and given back. */
export const quotaServer = <Options, Answer>({
  type,
  quotasOf,
  wants,
  pathsTo,
}: QuotaQuestion<Options, Answer>): ServerHalf<AnyQuestionType> => ({
  // A choice without quotas is in nearly every form, and takes hold of nothing.
  takes: (options: Options) => hasQuota(quotasOf(options).choices),
  actions: {
    left: {
      input: z.object({}),
      perMinute: 600,
      run: async (_: unknown, context: ActionContext<AnyQuestionType>): Promise<HeldReply> => {
        const { state } = context
        const options = quotasOf(context.options as Options)
        const period = periodOf(options.quotaCycle, Date.now())
        const quotas = new Map(
          options.choices.flatMap(({ id, quota }) =>
            quota === undefined ? [] : [[keyOf(id, period), { id, quota }] as const],
          ),
        )
        const stock = await state.stock([...quotas.keys()])
        const byId = new Map([...stock].map(([key, now]) => [quotas.get(key)?.id ?? key, now]))
        const maxOf = new Map([...quotas.values()].map(({ id, quota }) => [id, quota]))
        return replyOf(byId, { maxOf: (id) => maxOf.get(id) ?? 0, shown: options.showLeft ?? false })
      },
    },
  },
  claim: async (answer: Answer, { options, state, submissionId }: ClaimContext<AnyQuestionType>) => {
    const { choices, quotaCycle } = quotasOf(options as Options)
    const quotas = new Map(choices.map(({ id, quota }) => [id, quota]))
    const period = await periodOfRecord(quotaCycle, submissionId, state)
    // In one order for everybody: two who want the same then wait, and do not block each other. Also what has no quota is
    // counted: a later version may give it one.
    for (const [id, places] of inOrder(wants(answer)))
      if (!(await state.take(keyOf(id, period), places, quotas.get(id) ?? Number.MAX_SAFE_INTEGER)))
        return pathsTo?.(answer, id).map((path) => ({ code: `${type}.full`, path })) ?? full(type)
    return noIssues
  },
  release: async (answer: Answer, { options, state, submissionId }: ClaimContext<AnyQuestionType>) => {
    const period = await periodOfRecord(quotasOf(options as Options).quotaCycle, submissionId, state)
    for (const [id, places] of inOrder(wants(answer))) await state.give(keyOf(id, period), places)
  },
})

const inOrder = (wanted: ReadonlyMap<string, number>): readonly (readonly [string, number])[] =>
  [...wanted].sort(([one], [other]) => (one < other ? -1 : 1))

const full = (type: string): readonly Issue[] => [{ code: `${type}.full` }]

/** Ids of options have no sign like this. */
const keyOf = (id: string, period: string): string => (period === '' ? id : `${id}@${period}`)

/** The day on which the running stretch began, by the server's time zone as all days of limits are. */
const periodOf = (cycle: QuotaCycle | undefined, now: number): string => {
  const today = dayOf(now)
  if (cycle === undefined) return ''
  return cycle === 'day' ? today : addDays(today, -weekdayOf(today))
}

/** A record counts for the stretch in which it came, also when it is changed or goes later. */
const periodOfRecord = async (
  cycle: QuotaCycle | undefined,
  submissionId: string,
  state: PluginState,
): Promise<string> => {
  if (cycle === undefined) return ''
  const note = `of:${submissionId}`
  const { value } = await state.get(note)
  if (typeof value === 'string') return value
  const period = periodOf(cycle, Date.now())
  await state.put(note, period)
  return period
}
