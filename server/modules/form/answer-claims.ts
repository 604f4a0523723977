// What answers take hold of, inside the storing transaction: `claim` and `release` of the question types' server halves.
import type { AnyQuestionType } from '#sdk'
import type { Assigned, ClaimContext, ServerHalf } from '#sdk/server'
import type { Answers, Json, Question } from '#shared/form/definition'
import type { Issue } from '#shared/form/issue'
import { serverHalves } from '../../plugins/question-types.ts'

/** What a question's claim works with, but for what the question itself says. */
export type Bind = (question: {
  id: string
  type: string
}) => Omit<ClaimContext<AnyQuestionType>, 'options' | 'questionId'>

export interface AnswerClaims {
  /** @returns issues by question id; with any, the caller's transaction must not be kept */
  readonly claim: (answers: Answers, bind: Bind) => Promise<Record<string, readonly Issue[]>>
  readonly release: (answers: Answers, bind: Bind) => Promise<void>
  /** Whether these answers have anything to take or to give back. */
  readonly concerns: (answers: Answers) => boolean
  /** Makes the answers that the server gives to these questions. As with `claim`, with issues nothing must be kept. */
  readonly assign: (
    ids: readonly string[],
    bind: Bind,
  ) => Promise<{ readonly answers: Answers; readonly issues: Record<string, readonly Issue[]> }>
  /** Whether the server makes any answer. */
  readonly assigns: boolean
  /** Of a record's answers those that were assigned and that respondents are shown. */
  readonly told: (answers: Answers) => Answers
  /** Questions that the server answers and respondents are not shown. */
  readonly untold: readonly string[]
}

/** The claims of a version's questions, or null when none of its types has any: then nothing of this costs anything. */
export const answerClaimsOf = (questions: readonly Question[]): AnswerClaims | null => {
  const holders = questions.flatMap((question) => holderOf(question) ?? [])
  if (holders.length === 0) return null
  // One after the other, in the order of the form: two records that take the same then wait, and do not block each other.
  return {
    claim: async (answers, bind) => {
      const issues: Record<string, readonly Issue[]> = {}
      for (const { id, claim } of holders) {
        const answer = answers[id]
        const found = answer === undefined ? [] : await claim(answer, bind)
        if (found.length > 0) issues[id] = found
      }
      return issues
    },
    release: async (answers, bind) => {
      for (const { id, release } of holders) {
        const answer = answers[id]
        if (answer !== undefined) await release(answer, bind)
      }
    },
    concerns: (answers) => holders.some(({ id }) => answers[id] !== undefined),
    assign: async (ids, bind) => {
      const answers: Record<string, Json> = {}
      const issues: Record<string, readonly Issue[]> = {}
      for (const { id, assign } of holders) {
        if (!assign || !ids.includes(id)) continue
        const given = await assign(bind)
        if ('issues' in given) issues[id] = given.issues
        else answers[id] = given.answer
      }
      return { answers, issues }
    },
    assigns: holders.some(({ assign }) => assign !== undefined),
    untold: holders.filter(({ assign, tells }) => assign && !tells).map(({ id }) => id),
    told: (answers) =>
      Object.fromEntries(
        holders.flatMap(({ id, tells }) => {
          const answer = tells ? answers[id] : undefined
          return answer === undefined ? [] : [[id, answer] as const]
        }),
      ),
  }
}

interface Holder {
  readonly id: string
  readonly claim: (answer: Json, bind: Bind) => Promise<readonly Issue[]>
  readonly release: (answer: Json, bind: Bind) => Promise<void>
  /** Absent where respondents answer. */
  readonly assign?: (bind: Bind) => Promise<Assigned<AnyQuestionType>>
  /** What is assigned is for respondents' eyes, too. */
  readonly tells: boolean
}

const holderOf = (question: Question): Holder | null => {
  const { id, type, options, hidden } = question
  const whole: ServerHalf<AnyQuestionType> | undefined = serverHalves.get(type)
  const half = whole?.takes?.(options) === false ? undefined : whole
  const children = (question.children ?? []).flatMap((child) => holderOf(child) ?? [])
  if (!half?.claim && !half?.release && !half?.assign && children.length === 0) return null
  const context = (bind: Bind): ClaimContext<AnyQuestionType> => ({ ...bind({ id, type }), options, questionId: id })
  const { assign } = half ?? {}
  return {
    id,
    ...(assign && { assign: (bind: Bind) => assign(context(bind)) }),
    tells: assign !== undefined && !hidden && (half?.tells?.(options) ?? true),
    claim: async (answer, bind) => {
      const found = [...((await half?.claim?.(answer, context(bind))) ?? [])]
      for (const { at, child, cell } of cellsOf(answer, children))
        for (const issue of await child.claim(cell, bind))
          found.push({ ...issue, path: [at, child.id, ...(issue.path ?? [])] })
      return found
    },
    release: async (answer, bind) => {
      await half?.release?.(answer, context(bind))
      for (const { child, cell } of cellsOf(answer, children)) await child.release(cell, bind)
    },
  }
}

/** Answers of child questions, row by row. */
const cellsOf = (rows: Json, children: readonly Holder[]): { at: number; child: Holder; cell: Json }[] =>
  !Array.isArray(rows)
    ? []
    : rows.flatMap((row, at) =>
        children.flatMap((child) => {
          const cell: Json | undefined =
            typeof row === 'object' && row !== null && Object.hasOwn(row, child.id) ? row[child.id] : undefined
          return cell === undefined ? [] : [{ at, child, cell }]
        }),
      )
