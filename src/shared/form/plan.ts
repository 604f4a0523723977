// What compiling a form makes once and both paths share: questions by index, their conditions, the order to judge them in.
import { type CompiledQuestion, compileQuestion } from './compile-question.ts'
import type { FormDefinition, Json, Rule } from './definition.ts'
import { buildGraph, type Graph } from './graph.ts'
import { compileGroup, conditionsOf, type Operands, type Test } from './logic.ts'
import { pipesIn } from './piping.ts'
import type { AnswerContext, PatternTool, ResolveType } from './question-type.ts'

export interface Node {
  readonly id: string
  /** Position among the top-level questions. */
  readonly index: number
  readonly compiled: CompiledQuestion
  /** Null: always visible. */
  readonly visibility: Test | null
  /** Some rule or some worked out answer reads this answer or a part of it. */
  readonly isSource: boolean
  /** How the answer is worked out, from the operands; null: it is given. */
  readonly derive: Derive | null
  /** The parts of it that are read, each with its place in the operands. */
  readonly slots: readonly Slot[]
}

export type Derive = (operands: Operands, context: AnswerContext) => Json | undefined

export interface Slot {
  readonly address: string
  readonly index: number
}

export interface Plan {
  readonly definition: FormDefinition
  /** Top-level questions in form order; of several with one id the first. */
  readonly nodes: readonly Node[]
  /** The same, what is read before what reads it. */
  readonly order: readonly Node[]
  readonly graph: Graph
  readonly nodeOf: (id: string) => Node | undefined
  /** Top-level questions and children. */
  readonly question: (id: string) => CompiledQuestion | undefined
  /** Ids of the questions and children whose title shows this question's answer. */
  readonly pipedInto: (id: string) => readonly string[]
}

export const makePlan = (definition: FormDefinition, resolve: ResolveType, patterns: PatternTool): Plan => {
  const questions = new Map<string, CompiledQuestion>()
  const indexes = new Map<string, number>()
  const compiled: CompiledQuestion[] = []
  for (const question of definition.questions) {
    if (questions.has(question.id)) continue
    const entry = compileQuestion(question, null, resolve, patterns)
    questions.set(question.id, entry)
    indexes.set(question.id, compiled.length)
    compiled.push(entry)
  }
  for (const entry of compiled) addChildren(entry, questions)

  const { graph, rulesOf, sources, slots } = connect(definition.rules, compiled, indexes)
  const nodes = compiled.map(
    (entry, index): Node => ({
      id: entry.question.id,
      index,
      compiled: entry,
      visibility:
        entry.question.hidden === true ? never : visibilityOf(rulesOf.get(index), index, { indexes, graph, slots }),
      isSource: sources.has(index),
      derive: deriveOf(entry, index, { indexes, graph, slots }),
      slots: slots.get(index) ?? noSlots,
    }),
  )
  const pipes = pipeTargets(questions)
  return {
    definition,
    nodes,
    order: graph.order.map((index) => nodes[index]!),
    graph,
    nodeOf: (id) => nodes[indexes.get(id) ?? -1],
    question: (id) => questions.get(id),
    pipedInto: (id) => pipes.get(id) ?? none,
  }
}

const none: readonly string[] = []
const noSlots: readonly Slot[] = []
const never: Test = () => false

const addChildren = (entry: CompiledQuestion, questions: Map<string, CompiledQuestion>): void => {
  for (const child of entry.children) {
    if (!questions.has(child.question.id)) questions.set(child.question.id, child)
    addChildren(child, questions)
  }
}

interface Effect {
  readonly rule: Rule
  readonly type: 'show' | 'hide'
}

/**
 * Edges from every question a rule reads to every question it shows or hides, and from every source to what is worked out
 * of it. A page break cannot be a target.
 */
const connect = (
  rules: readonly Rule[],
  compiled: readonly CompiledQuestion[],
  indexes: ReadonlyMap<string, number>,
) => {
  const targets: number[][] = compiled.map(() => [])
  const rulesOf = new Map<number, Effect[]>()
  const sources = new Set<number>()
  const slots = new Map<number, Slot[]>()
  let nextSlot = compiled.length
  const addSlot = (source: number, address: string | undefined): void => {
    if (address === undefined || slots.get(source)?.some((slot) => slot.address === address)) return
    slots.set(source, [...(slots.get(source) ?? []), { address, index: nextSlot++ }])
  }
  for (const [target, { derived }] of compiled.entries()) {
    for (const { questionId, address } of derived?.sources ?? []) {
      const source = indexes.get(questionId)
      if (source === undefined) continue
      addSlot(source, address)
      sources.add(source)
      targets[source]!.push(target)
    }
  }
  for (const rule of rules) {
    const read = new Set<number>()
    for (const { formItemId, address } of conditionsOf(rule)) {
      const source = indexes.get(formItemId)
      if (source === undefined) continue
      read.add(source)
      addSlot(source, address)
    }
    for (const { formItemId, type } of rule.triggerList) {
      const target = indexes.get(formItemId)
      if (target === undefined || compiled[target]?.traits.flow === 'page') continue
      const effects = rulesOf.get(target)
      if (effects) effects.push({ rule, type })
      else rulesOf.set(target, [{ rule, type }])
      for (const source of read) {
        sources.add(source)
        targets[source]!.push(target)
      }
    }
  }
  return { graph: buildGraph(targets), rulesOf, sources, slots }
}

/**
 * One true `hide` wins; otherwise one true `show` is enough, if there is any. Inside a cycle the answers of the cycle
 * count as not given: deterministic, the same on both sides, and reported as the finding rule.cycle.
 */
const visibilityOf = (
  effects: readonly Effect[] | undefined,
  target: number,
  {
    indexes,
    graph,
    slots,
  }: {
    indexes: ReadonlyMap<string, number>
    graph: Graph
    slots: ReadonlyMap<number, readonly Slot[]>
  },
): Test | null => {
  const shows: Test[] = []
  const hides: Test[] = []
  const indexOf = (id: string, address?: string): number => {
    const source = indexes.get(id)
    if (source === undefined || graph.isCut(source, target)) return -1
    if (address === undefined) return source
    return slots.get(source)?.find((slot) => slot.address === address)?.index ?? -1
  }
  for (const { rule, type } of effects ?? []) {
    const test = compileGroup(rule, indexOf)
    if (test) (type === 'show' ? shows : hides).push(test)
  }
  const [show] = shows
  const [hide] = hides
  if (!hide) return show && shows.length === 1 ? show : show ? some(shows) : null
  const hidden = hides.length === 1 ? hide : some(hides)
  if (!show) return (operands) => !hidden(operands)
  const shown = shows.length === 1 ? show : some(shows)
  return (operands) => shown(operands) && !hidden(operands)
}

/** Inside a cycle the answers of the cycle count as not given, as for rules. */
const deriveOf = (
  { derived }: CompiledQuestion,
  target: number,
  {
    indexes,
    graph,
    slots,
  }: {
    indexes: ReadonlyMap<string, number>
    graph: Graph
    slots: ReadonlyMap<number, readonly Slot[]>
  },
): Derive | null => {
  if (!derived) return null
  const places = derived.sources.map(({ questionId, address }) => {
    const source = indexes.get(questionId)
    if (source === undefined || graph.isCut(source, target)) return -1
    return address === undefined ? source : (slots.get(source)?.find((slot) => slot.address === address)?.index ?? -1)
  })
  return (operands, context) =>
    derived.answer(
      places.map((place) => (place < 0 ? null : (operands[place] ?? null))),
      context,
    )
}

const some =
  (tests: readonly Test[]): Test =>
  (operands) => {
    for (const test of tests) if (test(operands)) return true
    return false
  }

const pipeTargets = (questions: ReadonlyMap<string, CompiledQuestion>): ReadonlyMap<string, readonly string[]> => {
  const targets = new Map<string, string[]>()
  for (const [id, { question }] of questions) {
    for (const piped of pipesIn(question.title)) {
      const list = targets.get(piped)
      if (list) list.push(id)
      else targets.set(piped, [id])
    }
  }
  return targets
}
