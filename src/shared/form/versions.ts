// Publishing never loses anything: versions only ever get added, and every answer stays readable under its own.
import type { FormDefinition, PublishedVersion, Question } from './definition.ts'
import { optionIds } from './edit.ts'

/**
 * Freezes the draft into the next version. The result shares nothing with the draft and cannot be changed.
 * @param versions those published so far, in any order
 */
export const publish = (
  formKey: string,
  draft: FormDefinition,
  versions: readonly Pick<PublishedVersion, 'version'>[],
): PublishedVersion => {
  const last = versions.reduce((highest, { version }) => Math.max(highest, version), 0)
  return Object.freeze({ formKey, version: last + 1, definition: frozenCopy(draft) })
}

/** The definition a submission was made under; undefined for a version that was never published. */
export const definitionFor = (
  versions: readonly PublishedVersion[],
  submissionVersion: number,
): FormDefinition | undefined => versions.find(({ version }) => version === submissionVersion)?.definition

/** A question or child as a version had it. */
export const questionIn = (definition: FormDefinition, id: string): Question | undefined =>
  withChildren(definition.questions).find((question) => question.id === id)

export interface Column {
  /** In its latest wording: the draft's, or of a deleted question that of the last version that had it. */
  readonly question: Question
  /** No longer in the draft. */
  readonly deleted: boolean
  /** Last version that had the question; null when it was never published. */
  readonly lastVersion: number | null
  /** Of a container: its children over all versions. */
  readonly children: readonly Column[]
}

/**
 * Every question that holds answers or may come to: those of the draft in their order, then deleted ones, the latest
 * deleted first.
 * @param collects whether a question's type takes answers; types nobody knows should count as taking them
 */
export const columnsOver = (
  versions: readonly PublishedVersion[],
  draft: FormDefinition,
  collects: (question: Question) => boolean,
): readonly Column[] => {
  const newestFirst = versions.toSorted((a, b) => b.version - a.version)
  return columnsOf(
    draft.questions,
    newestFirst.map(({ version, definition }) => ({ version, questions: definition.questions })),
    collects,
  )
}

export type Aspect = 'type' | 'title' | 'description' | 'required' | 'span' | 'hidden' | 'options' | 'children'

export interface QuestionChange {
  readonly question: Question
  readonly aspects: readonly Aspect[]
  /** `lossy`: answers given before no longer fit the question, though they stay stored and readable under their version. */
  readonly effect: 'safe' | 'lossy'
}

export interface DefinitionDiff {
  readonly added: readonly Question[]
  /** Always lossy: the form no longer shows them. */
  readonly removed: readonly Question[]
  readonly changed: readonly QuestionChange[]
  /** The fewest top-level questions whose move explains the new order. */
  readonly moved: readonly Question[]
  readonly rulesChanged: boolean
  /** Title, description, labels, thanks or languages of the form. */
  readonly formChanged: boolean
  /** Lossy when any part is. */
  readonly effect: 'safe' | 'lossy'
}

/** What changed from one definition to another, children within their container. */
export const diff = (before: FormDefinition, after: FormDefinition): DefinitionDiff => {
  const { questions: oldQuestions, rules: oldRules, ...oldForm } = before
  const { questions: newQuestions, rules: newRules, ...newForm } = after
  const oldById = byId(oldQuestions)
  const newById = byId(newQuestions)
  const removed = oldQuestions.filter(({ id }) => !newById.has(id))
  const changed = newQuestions.flatMap((question) => changeOf(oldById.get(question.id), question))
  const isLossy = removed.length > 0 || changed.some(({ effect }) => effect === 'lossy')
  return {
    added: newQuestions.filter(({ id }) => !oldById.has(id)),
    removed,
    changed,
    moved: movedBetween(oldQuestions, newQuestions),
    rulesChanged: !sameJson(oldRules, newRules),
    formChanged: !sameJson(oldForm, newForm),
    effect: isLossy ? 'lossy' : 'safe',
  }
}

interface VersionQuestions {
  readonly version: number
  readonly questions: readonly Question[]
}

const columnsOf = (
  draft: readonly Question[],
  newestFirst: readonly VersionQuestions[],
  collects: (question: Question) => boolean,
): readonly Column[] => {
  const columns = new Map<string, Column>()
  const maps = newestFirst.map(({ version, questions }) => ({ version, questions: byId(questions) }))
  const add = (question: Question, deleted: boolean): void => {
    if (columns.has(question.id)) return
    const seenIn = maps.flatMap(({ version, questions }) => {
      const found = questions.get(question.id)
      return found ? [{ version, question: found }] : []
    })
    // A question may change its type; as long as one version took answers, there may be some.
    if (!collects(question) && !seenIn.some((seen) => collects(seen.question))) return
    const children = columnsOf(
      question.children ?? [],
      seenIn.map(({ version, question: seen }) => ({ version, questions: seen.children ?? [] })),
      collects,
    )
    columns.set(question.id, { question, deleted, lastVersion: seenIn[0]?.version ?? null, children })
  }
  for (const question of draft) add(question, false)
  for (const { questions } of newestFirst) for (const question of questions) add(question, true)
  return [...columns.values()]
}

const withChildren = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...withChildren(question.children ?? [])])

const byId = (questions: readonly Question[]): ReadonlyMap<string, Question> =>
  new Map(questions.map((question) => [question.id, question]))

const aspects: readonly Aspect[] = ['type', 'title', 'description', 'required', 'span', 'hidden', 'options', 'children']

const changeOf = (before: Question | undefined, after: Question): QuestionChange[] => {
  if (!before) return []
  const changed = aspects.filter((aspect) => !sameJson(before[aspect] ?? null, after[aspect] ?? null))
  if (changed.length === 0) return []
  const isLossy = before.type !== after.type || losesOptions(before, after) || losesChildren(before, after)
  return [{ question: after, aspects: changed, effect: isLossy ? 'lossy' : 'safe' }]
}

/** Answers name options by id: a choice that is gone leaves answers that name nothing. */
const losesOptions = (before: Question, after: Question): boolean => {
  const kept = optionIds(after.options)
  return [...optionIds(before.options)].some((id) => !kept.has(id))
}

const losesChildren = (before: Question, after: Question): boolean => {
  const kept = byId(after.children ?? [])
  return (before.children ?? []).some((child) => {
    const now = kept.get(child.id)
    return !now || changeOf(child, now).some(({ effect }) => effect === 'lossy')
  })
}

/** Questions of both lists outside their longest common order. */
const movedBetween = (before: readonly Question[], after: readonly Question[]): readonly Question[] => {
  const oldIndex = new Map(before.map(({ id }, index) => [id, index]))
  const common = after.filter(({ id }) => oldIndex.has(id))
  const stays = longestRise(common.map(({ id }) => oldIndex.get(id) ?? 0))
  return common.filter((_, at) => !stays.has(at))
}

/** Positions of a longest increasing run within `values`. */
const longestRise = (values: readonly number[]): ReadonlySet<number> => {
  // tails[n]: position of the smallest value that ends a rise of n + 1.
  const tails: number[] = []
  const previous: number[] = []
  for (const [at, value] of values.entries()) {
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (values[tails[middle]!]! < value) low = middle + 1
      else high = middle
    }
    previous.push(low > 0 ? tails[low - 1]! : -1)
    tails[low] = at
  }
  const positions = new Set<number>()
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at]!) positions.add(at)
  return positions
}

/** Equal as JSON, whatever the order of keys. */
const sameJson = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(Reflect.get(a, key), Reflect.get(b, key)))
  )
}

/** A definition is plain JSON, so its copy has the same type. */
const frozenCopy = (value: FormDefinition): FormDefinition => {
  const freeze = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    for (const inner of Object.values(part)) freeze(inner)
    return Object.freeze(part)
  }
  return freeze(JSON.parse(JSON.stringify(value))) as FormDefinition
}
