// The whole judgement of a submission, from scratch: visible by logic → required → type validator. The server's path.
import { malformedIssues, put, requiredIssues } from './compile-question.ts'
import type { Json } from './definition.ts'
import { type Issue, noIssues } from './issue.ts'
import type { Node, Plan } from './plan.ts'
import type { AnswerContext, Operand } from './question-type.ts'
import { malformed } from './read.ts'

export interface Dropped {
  readonly questionId: string
  /** `refused`: brought along by a link to a question nobody sees, and could put right. */
  readonly reason: 'hidden' | 'unknown' | 'display' | 'empty' | 'refused'
}

export interface SubmitOutcome {
  readonly ok: boolean
  /** What to store, by question id; empty when the submission is refused, so that nothing is ever stored by half. */
  readonly accepted: Record<string, Json>
  /** By question id. A submission that is no object at all has one issue under the empty id. */
  readonly issues: Record<string, readonly Issue[]>
  /** What was sent and left out without being an error. */
  readonly dropped: readonly Dropped[]
  /** Questions whose answers the server has to make, in the order of the form. Absent where there are none. */
  readonly assigned?: readonly string[]
}

export type Submit = (answers: unknown, context: AnswerContext) => SubmitOutcome

/**
 * The judge of one form. Total: whatever comes in, it returns and never throws.
 *
 * A hot path: closures made beforehand, work arrays reused from call to call (it is synchronous and never re-entered),
 * and nothing allocated for a submission that passes but the accepted object.
 */
export const compileSubmit = (plan: Plan): Submit => {
  const judged = plan.order.filter((node) => node.compiled.traits.collects).map(judgeOf)
  const inFormOrder = judged.toSorted((a, b) => a.index - b.index)
  const operands: (Operand | undefined)[] = plan.nodes.map(() => undefined)
  // One slot per question: the answer to keep, or undefined.
  const kept: (Json | undefined)[] = plan.nodes.map(() => undefined)
  const mustCopy = plan.nodes.some((node) => node.id in Object.prototype)

  const restoreRewritten = (accepted: Record<string, Json>): void => {
    for (const { id, index } of judged) {
      const answer = kept[index]
      if (answer !== undefined && answer !== accepted[id]) put(accepted, id, answer)
    }
  }

  const judge = (answers: Readonly<Record<string, unknown>>, context: AnswerContext): SubmitOutcome => {
    let issues: Record<string, readonly Issue[]> | null = null
    let dropped: Dropped[] | null = null
    let assigned: Set<string> | null = null
    let sentCount = 0
    let keptCount = 0
    let rewritten = false
    let made = false
    for (let at = 0; at < judged.length; at++) {
      const question = judged[at]!
      const { index, visibility } = question
      const raw = answers[question.id]
      if (raw !== undefined) sentCount++
      if (visibility !== null && !visibility(operands)) {
        kept[index] = undefined
        forget(operands, question)
        if (raw !== undefined) dropped = withDropped(dropped, question.id, 'hidden')
        continue
      }
      if (question.assigned) {
        assigned ??= new Set()
        assigned.add(question.id)
        if (raw !== undefined) dropped = withDropped(dropped, question.id, 'display')
        continue
      }
      const { derive } = question
      const answer = question.read(derive === null ? raw : derive(operands, context))
      // What was sent of it counts for nothing: the answer is put, not copied.
      if (derive !== null) made = true
      if (answer === undefined || answer === malformed) {
        kept[index] = undefined
        forget(operands, question)
        if (answer === malformed && question.byLink) dropped = withDropped(dropped, question.id, 'refused')
        else if (answer === malformed) issues = withIssues(issues, question.id, malformedIssues)
        else if (question.required) issues = withIssues(issues, question.id, requiredIssues)
        else if (raw !== undefined) dropped = withDropped(dropped, question.id, 'empty')
        continue
      }
      if (question.isSource) {
        operands[index] = question.operand(answer)
        for (const slot of question.slots) operands[slot.index] = question.at(answer, slot.address)
      }
      const found = question.check(answer, context)
      if (found !== noIssues && found.length > 0) {
        kept[index] = undefined
        if (question.byLink) {
          forget(operands, question)
          dropped = withDropped(dropped, question.id, 'refused')
        } else issues = withIssues(issues, question.id, found)
        continue
      }
      kept[index] = answer
      keptCount++
      if (answer !== raw) rewritten = true
    }
    let keys = 0
    for (const _key in answers) keys++
    if (!made && issues === null && dropped === null && keys === keptCount) {
      // Every key sent is kept: a plain copy has a fast path in the engine, setting thirty keys by name has none.
      // The values are Json because each was read.
      const accepted = { ...answers } as Record<string, Json>
      if (rewritten) restoreRewritten(accepted)
      return { ok: true, accepted, issues: nothing, dropped: nothingDropped, ...toAssign(assigned) }
    }
    if (keys > sentCount) dropped = recordForeign(plan, answers, dropped)
    const accepted: Record<string, Json> = {}
    if (issues !== null) return { ok: false, accepted, issues, dropped: dropped ?? nothingDropped }
    for (const { id, index } of inFormOrder) {
      const answer = kept[index]
      if (answer !== undefined) put(accepted, id, answer)
    }
    return { ok: true, accepted, issues: nothing, dropped: dropped ?? nothingDropped, ...toAssign(assigned) }
  }

  const toAssign = (assigned: ReadonlySet<string> | null): Pick<SubmitOutcome, 'assigned'> | null =>
    assigned && { assigned: inFormOrder.flatMap(({ id }) => (assigned.has(id) ? [id] : [])) }

  return (answers, context) => {
    try {
      if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return notAnswers()
      // An inherited property is not an answer: only own keys are looked at.
      const plain = !mustCopy && Object.getPrototypeOf(answers) === Object.prototype
      return judge(plain ? (answers as Readonly<Record<string, unknown>>) : ownKeys(answers), context)
    } catch {
      // A getter or proxy that throws; nothing that was JSON comes here.
      return notAnswers()
    }
  }
}

/** Foreign keys recorded of one submission; a hostile one must not fill the record of what was dropped. */
const maxForeign = 100
const maxForeignId = 64

const nothing: Record<string, readonly Issue[]> = Object.freeze({})
const nothingDropped: readonly Dropped[] = Object.freeze([])

const notAnswers = (): SubmitOutcome => ({
  ok: false,
  accepted: {},
  issues: { '': malformedIssues },
  dropped: nothingDropped,
})

const withIssues = (all: Record<string, readonly Issue[]> | null, id: string, found: readonly Issue[]) => {
  const issues = all ?? {}
  put(issues, id, found)
  return issues
}

const withDropped = (all: Dropped[] | null, questionId: string, reason: Dropped['reason']) => {
  const dropped = all ?? []
  dropped.push({ questionId, reason })
  return dropped
}

/** Flat on purpose: one object shape for every question keeps property reads fast. */
const judgeOf = ({ id, index, visibility, isSource, derive, slots, compiled }: Node) => ({
  id,
  index,
  assigned: compiled.traits.assigned === true,
  // What the server gives concerns the form's people also where respondents are not shown it.
  visibility: compiled.traits.assigned && compiled.question.hidden ? null : visibility,
  derive,
  isSource,
  slots,
  required: compiled.required,
  byLink: compiled.question.byLink === true,
  read: compiled.read,
  check: compiled.check,
  operand: compiled.operand,
  at: compiled.at,
})

/** Nothing of it is given: neither the answer nor its parts. */
const forget = (operands: (Operand | undefined)[], { index, slots }: Pick<Node, 'index' | 'slots'>): void => {
  operands[index] = undefined
  for (const slot of slots) operands[slot.index] = undefined
}

const ownKeys = (answers: object): Readonly<Record<string, unknown>> => {
  const own: Record<string, unknown> = Object.create(null)
  for (const [key, value] of Object.entries(answers)) own[key] = value
  return own
}

const recordForeign = (
  plan: Plan,
  answers: Readonly<Record<string, unknown>>,
  dropped: Dropped[] | null,
): Dropped[] | null => {
  let list = dropped
  let foreign = 0
  for (const key of Object.keys(answers)) {
    if (answers[key] === undefined) continue
    const node = plan.nodeOf(key)
    if (node?.compiled.traits.collects) continue
    if (++foreign > maxForeign) break
    list = withDropped(list, key.slice(0, maxForeignId), node ? 'display' : 'unknown')
  }
  return list
}
