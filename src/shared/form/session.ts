// One respondent's answers in a browser: every change recomputes only what it touches.
import { malformedIssues, put, requiredIssues } from './compile-question.ts'
import type { Answers, Json, Question } from './definition.ts'
import { type Issue, noIssues } from './issue.ts'
import type { Page } from './pages.ts'
import { fillPipes } from './piping.ts'
import type { Node, Plan } from './plan.ts'
import type { AnswerContext, Operand } from './question-type.ts'
import { malformed, type Read } from './read.ts'
import { pickText } from './text.ts'

export interface FormSession {
  /** Of all questions that have one, visible or not. Foreign ids are never among them. */
  answers(): Answers
  /** As it was set; undefined when there is none, for a child question too. */
  answer(id: string): Json | undefined
  /** The answer as rules, piping and the server count it: visible, well formed and not empty. */
  given(id: string): Json | undefined
  /** Undefined or null takes the answer away. Ids of no collecting question, and of answers that are worked out, are ignored. */
  set(id: string, answer: Json | undefined): void
  /** A child question is visible with its container. */
  isVisible(id: string): boolean
  /** Of one question; [] when it is hidden. */
  issuesOf(id: string, context: AnswerContext): readonly Issue[]
  /** Of all visible questions, or those of one page, that have any. */
  validate(context: AnswerContext, page?: Page): Record<string, readonly Issue[]>
  /** Pipes filled by `format`; a question hidden or without answer leaves nothing in its place. */
  title(id: string, language: string, format: (question: Question, answer: Json, address?: string) => string): string
  /** Called after the answer, the visibility or the piped title of `id` changed. Returns the way to stop. */
  subscribe(id: string, listener: () => void): () => void
  /** Called once after each `set` that changed anything. */
  subscribeAll(listener: () => void): () => void
}

/** @param now what answers that depend on the time are worked out by */
export const openSession = (plan: Plan, initial: Answers = {}, now: () => number = Date.now): FormSession => {
  const { nodes, order, graph, definition } = plan
  const position = new Int32Array(nodes.length)
  for (const [at, node] of order.entries()) position[node.index] = at

  const raws: (Json | undefined)[] = nodes.map(() => undefined)
  const reads: Read[] = nodes.map(() => undefined)
  const visible = new Uint8Array(nodes.length)
  const operands: (Operand | undefined)[] = nodes.map(() => undefined)
  const listeners = new Map<string, Set<() => void>>()
  const allListeners = new Set<() => void>()
  // By position in `order`: visibility to be decided again.
  const stale = new Uint8Array(nodes.length)

  const given = ({ index }: Node): Json | undefined => {
    const answer = reads[index]
    return visible[index] === 1 && answer !== malformed ? answer : undefined
  }

  const store = ({ index, compiled }: Node, answer: Json | undefined): void => {
    raws[index] = answer
    reads[index] = compiled.read(answer)
  }

  /** @returns true when the rules see something else than before */
  const updateOperand = (node: Node): boolean => {
    if (!node.isSource) return false
    const answer = given(node)
    const next = answer === undefined ? undefined : node.compiled.operand(answer)
    const before = operands[node.index]
    operands[node.index] = next
    let differs = !sameOperand(before, next)
    for (const { address, index } of node.slots) {
      const part = answer === undefined ? undefined : node.compiled.at(answer, address)
      if (!sameOperand(operands[index], part)) differs = true
      operands[index] = part
    }
    return differs
  }

  /** @returns the furthest position marked, or -1 */
  const markDependents = ({ index }: Node): number => {
    let furthest = -1
    for (const target of graph.dependents[index] ?? []) {
      const at = position[target] ?? 0
      stale[at] = 1
      if (at > furthest) furthest = at
    }
    return furthest
  }

  /** Whether a question shows, and what is worked out for it. @returns true when either is another than before */
  const decide = (node: Node): boolean => {
    const { index, visibility, derive } = node
    const shows = visibility === null || visibility(operands) ? 1 : 0
    let differs = shows !== visible[index]
    visible[index] = shows
    if (derive !== null) {
      const answer = derive(operands, { now: now() })
      if (!Object.is(answer, raws[index])) {
        store(node, answer)
        differs = true
      }
    }
    return differs
  }

  /** Decides again what `changed` touches, sources first; adds the questions that appeared or vanished. */
  const propagate = (changed: Set<string>, start: Node): void => {
    if (!updateOperand(start)) return
    let last = markDependents(start)
    for (let at = (position[start.index] ?? 0) + 1; at <= last; at++) {
      if (stale[at] === 0) continue
      stale[at] = 0
      const node = order[at]
      if (!node) continue
      const differs = decide(node)
      if (!differs) continue
      changed.add(node.id)
      if (updateOperand(node)) last = Math.max(last, markDependents(node))
    }
  }

  const notify = (changed: ReadonlySet<string>): void => {
    const touched = new Set(changed)
    for (const id of changed) for (const piped of plan.pipedInto(id)) touched.add(piped)
    // Copies: a listener may subscribe, unsubscribe or set another answer.
    for (const id of touched) for (const listener of [...(listeners.get(id) ?? [])]) listener()
    for (const listener of [...allListeners]) listener()
  }

  const issuesOfNode = (node: Node, context: AnswerContext): readonly Issue[] => {
    const { index, compiled } = node
    // What a link brings along and the question refuses is left out: nobody could put it right.
    if (visible[index] === 0 || !compiled.traits.collects || compiled.question.byLink) return noIssues
    const answer = reads[index]
    if (answer === malformed) return malformedIssues
    if (answer === undefined) return compiled.required ? requiredIssues : noIssues
    return compiled.check(answer, context)
  }

  const isVisible = (id: string): boolean => {
    const node = plan.nodeOf(id)
    if (node) return visible[node.index] === 1 && node.compiled.question.byLink !== true
    const child = plan.question(id)
    return child?.parent ? child.question.hidden !== true && isVisible(child.parent.id) : false
  }

  for (const [id, answer] of Object.entries(initial)) {
    const node = plan.nodeOf(id)
    if (node?.compiled.traits.collects && node.derive === null && answer !== null) store(node, answer)
  }
  for (const node of order) {
    decide(node)
    updateOperand(node)
  }

  return {
    answers() {
      const answers: Record<string, Json> = {}
      for (const { id, index } of nodes) {
        const answer = raws[index]
        if (answer !== undefined) put(answers, id, answer)
      }
      return answers
    },
    answer(id) {
      const node = plan.nodeOf(id)
      return node && raws[node.index]
    },
    given(id) {
      const node = plan.nodeOf(id)
      return node && given(node)
    },
    set(id, answer) {
      const node = plan.nodeOf(id)
      if (!node?.compiled.traits.collects || node.derive !== null) return
      const next = answer === null ? undefined : answer
      if (Object.is(raws[node.index], next)) return
      store(node, next)
      const changed = new Set([id])
      propagate(changed, node)
      notify(changed)
    },
    isVisible,
    issuesOf(id, context) {
      const node = plan.nodeOf(id)
      return node ? issuesOfNode(node, context) : noIssues
    },
    validate(context, page) {
      const issues: Record<string, readonly Issue[]> = {}
      const judge = (node: Node | undefined) => {
        const found = node ? issuesOfNode(node, context) : noIssues
        if (node && found.length > 0) put(issues, node.id, found)
      }
      if (!page) for (const node of nodes) judge(node)
      else for (const { questions } of page.sections) for (const { id } of questions) judge(plan.nodeOf(id))
      return issues
    },
    title(id, language, format) {
      const wording = pickText(plan.question(id)?.question.title, language, definition.defaultLanguage)
      return fillPipes(wording, (pipedId, address) => {
        const node = plan.nodeOf(pipedId)
        const answer = node && given(node)
        return node && answer !== undefined ? format(node.compiled.question, answer, address) : ''
      })
    },
    subscribe(id, listener) {
      const own = listeners.get(id) ?? new Set()
      listeners.set(id, own.add(listener))
      return () => {
        own.delete(listener)
      }
    },
    subscribeAll(listener) {
      allListeners.add(listener)
      return () => {
        allListeners.delete(listener)
      }
    },
  }
}

const sameOperand = (a: Operand | undefined, b: Operand | undefined): boolean => {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  return a.length === b.length && a.every((member, at) => member === b[at])
}
