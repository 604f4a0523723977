// Why questions show or not: what each rule makes of the present answers, by the tests the engine itself compiles.
import type { CompiledForm, FormSession } from './compile.ts'
import type { Condition, ConditionGroup, Json, Relation, Rule, Trigger } from './definition.ts'
import { compileGroup, conditionsOf, isGroup } from './logic.ts'
import { noPatterns } from './no-patterns.ts'
import { makePlan } from './plan.ts'
import type { Operand, ResolveType } from './question-type.ts'
import { malformed } from './read.ts'

/**
 * What a condition has to compare. Only what is `answered` counts as given: not what is `open`, `unread` (no answer of its
 * type), `hidden`, `missing` from the form, or in a circle of rules with what the condition decides about.
 */
export type Standing = 'answered' | 'open' | 'unread' | 'hidden' | 'missing' | 'circular'

export interface ExplainedCondition {
  readonly condition: Condition
  readonly isMet: boolean
  readonly standing: Standing
  /** Of the question as a whole; undefined when it does not count. */
  readonly answer: Json | undefined
}

export interface ExplainedGroup {
  readonly relation: Relation
  /** Null: there is no condition in it, so it decides nothing. */
  readonly isMet: boolean | null
  readonly entries: readonly (ExplainedCondition | ExplainedGroup)[]
}

export interface ExplainedTarget {
  readonly questionId: string
  readonly type: Trigger['type']
  readonly isShown: boolean
}

export interface ExplainedRule {
  readonly rule: Rule
  /** Its place, from 1. A rule stands here twice when a circle has it decide differently about two of its targets. */
  readonly number: number
  readonly conditions: ExplainedGroup
  /** Without page breaks and what is gone, about which no rule decides. */
  readonly targets: readonly ExplainedTarget[]
}

export interface HiddenQuestion {
  readonly questionId: string
  /** Of rules that hide it those that do; else those that would show it and do not. */
  readonly rules: readonly ExplainedRule[]
}

export interface Why {
  readonly rules: readonly ExplainedRule[]
  /** In form order; what rules have nothing to do with is not among them. */
  readonly hidden: readonly HiddenQuestion[]
}

export interface ExplainedForm extends Pick<CompiledForm, 'definition' | 'question'> {
  /** Both stand in one circle of rules: an answer of the source does not count for whether the target shows. */
  readonly isCircular: (sourceId: string, targetId: string) => boolean
}

/** A form with what explaining it takes beyond filling it in, which respondents do not carry. */
export const explainedForm = ({ definition, question }: CompiledForm, resolve: ResolveType): ExplainedForm => {
  const { nodeOf, graph } = makePlan(definition, resolve, noPatterns)
  return {
    definition,
    question,
    isCircular: (sourceId, targetId) => {
      const [source, target] = [nodeOf(sourceId), nodeOf(targetId)]
      return source !== undefined && target !== undefined && graph.isCut(source.index, target.index)
    },
  }
}

type Session = Pick<FormSession, 'answer' | 'given' | 'isVisible'>

export const whyShown = (form: ExplainedForm, session: Session): Why => {
  const rules = form.definition.rules.flatMap((rule, index) => explainRule(rule, index + 1, form, session))
  const hidden = form.definition.questions.flatMap(({ id, byLink }): HiddenQuestion[] => {
    if (byLink || session.isVisible(id)) return []
    const hiding = rules.filter((rule) => rule.conditions.isMet === true && aims(rule, 'hide', id))
    const silent = rules.filter((rule) => rule.conditions.isMet === false && aims(rule, 'show', id))
    const reasons = hiding.length > 0 ? hiding : silent
    return reasons.length > 0 ? [{ questionId: id, rules: reasons }] : []
  })
  return { rules, hidden }
}

export const isExplainedGroup = (entry: ExplainedCondition | ExplainedGroup): entry is ExplainedGroup =>
  'entries' in entry

const aims = ({ targets }: ExplainedRule, type: Trigger['type'], id: string): boolean =>
  targets.some((target) => target.questionId === id && target.type === type)

/** Targets that see the same of the answers together; without any target the rule by itself. */
const explainRule = (rule: Rule, number: number, form: ExplainedForm, session: Session): readonly ExplainedRule[] => {
  const sources = [...new Set(conditionsOf(rule).map(({ formItemId }) => formItemId))]
  const readings = new Map<string, { cut: ReadonlySet<string>; targets: ExplainedTarget[] }>()
  for (const { formItemId: questionId, type } of rule.triggerList) {
    const target = form.question(questionId)
    if (!target || target.parent || target.traits.flow === 'page') continue
    const cut = sources.filter((source) => form.isCircular(source, questionId))
    const key = cut.join(' ')
    const reading = readings.get(key) ?? { cut: new Set(cut), targets: [] }
    reading.targets.push({ questionId, type, isShown: session.isVisible(questionId) })
    readings.set(key, reading)
  }
  if (readings.size === 0) readings.set('', { cut: new Set(), targets: [] })
  return [...readings.values()].map(({ cut, targets }) => ({
    rule,
    number,
    conditions: explainGroup(rule, { form, session, cut }),
    targets,
  }))
}

interface Seen {
  readonly form: ExplainedForm
  readonly session: Session
  /** Questions whose answers do not count here. */
  readonly cut: ReadonlySet<string>
}

const explainGroup = (group: ConditionGroup, seen: Seen): ExplainedGroup => ({
  relation: group.relation,
  isMet: holds(group, seen),
  entries: group.conditionList.map((entry) =>
    isGroup(entry) ? explainGroup(entry, seen) : explainCondition(entry, seen),
  ),
})

const explainCondition = (condition: Condition, seen: Seen): ExplainedCondition => {
  const standing = standingOf(condition, seen)
  return {
    condition,
    isMet: holds({ relation: 'AND', conditionList: [condition] }, seen) === true,
    standing,
    answer: standing === 'answered' ? seen.session.given(condition.formItemId) : undefined,
  }
}

const holds = (group: ConditionGroup, seen: Seen): boolean | null => {
  const operands: (Operand | undefined)[] = []
  const test = compileGroup(group, (id, address) => operands.push(operandOf(id, address, seen)) - 1)
  return test ? test(operands) : null
}

/** As the session hands it to the rules. */
const operandOf = (id: string, address: string | undefined, { form, session, cut }: Seen): Operand | undefined => {
  const question = form.question(id)
  const answer = cut.has(id) ? undefined : session.given(id)
  if (!question || answer === undefined) return undefined
  return address === undefined ? question.operand(answer) : question.at(answer, address)
}

const standingOf = ({ formItemId: id, address }: Condition, seen: Seen): Standing => {
  const { form, session, cut } = seen
  const question = form.question(id)
  if (!question || question.parent) return 'missing'
  if (cut.has(id)) return 'circular'
  if (session.given(id) !== undefined)
    return address !== undefined && operandOf(id, address, seen) === undefined ? 'open' : 'answered'
  if (!session.isVisible(id) && !question.question.byLink) return 'hidden'
  return question.read(session.answer(id)) === malformed ? 'unread' : 'open'
}
