// How two versions of a form differ, question by question: for people who must choose between them.
import type { FormDefinition, Question } from './definition.ts'

/** What of a question, or of the form around them, is another in the two versions. */
export type Part = 'wording' | 'settings' | 'required' | 'hidden' | 'width' | 'type' | 'position'

export type Difference =
  | { readonly kind: 'added' | 'removed'; readonly question: Question }
  | { readonly kind: 'changed'; readonly before: Question; readonly after: Question; readonly parts: readonly Part[] }
  /** Title, description, button, thanks, languages. */
  | { readonly kind: 'form' }
  | { readonly kind: 'rules'; readonly before: number; readonly after: number }

/** What makes `after` out of `before`, in the order of `after`; what is gone comes last but for form and rules. */
export const differencesOf = (before: FormDefinition, after: FormDefinition): readonly Difference[] => {
  const [old, now] = [flat(before.questions), flat(after.questions)]
  const moved = movedIds(
    old.filter(({ id }) => now.some((question) => question.id === id)).map(({ id }) => id),
    now.filter(({ id }) => old.some((question) => question.id === id)).map(({ id }) => id),
  )
  const questions = now.flatMap((question): Difference[] => {
    const was = old.find(({ id }) => id === question.id)
    if (!was) return [{ kind: 'added', question }]
    const parts = [...partsOf(was, question), ...(moved.has(question.id) ? (['position'] as const) : [])]
    return parts.length > 0 ? [{ kind: 'changed', before: was, after: question, parts }] : []
  })
  const removed = old
    .filter(({ id }) => !now.some((question) => question.id === id))
    .map((question): Difference => ({ kind: 'removed', question }))
  const { questions: _before, rules: oldRules, ...oldForm } = before
  const { questions: _after, rules, ...form } = after
  return [
    ...questions,
    ...removed,
    ...(isSame(oldForm, form) ? [] : [{ kind: 'form' } as const]),
    ...(isSame(oldRules, rules) ? [] : [{ kind: 'rules', before: oldRules.length, after: rules.length } as const]),
  ]
}

const partsOf = (before: Question, after: Question): readonly Part[] => {
  const differs: Readonly<Record<Exclude<Part, 'position'>, boolean>> = {
    type: before.type !== after.type,
    wording: !isSame([before.title, before.description ?? {}], [after.title, after.description ?? {}]),
    settings: !isSame(settingsOf(before), settingsOf(after)),
    required: before.required !== after.required,
    hidden: !isSame(isShown(before), isShown(after)),
    width: before.span !== after.span,
  }
  return (Object.keys(differs) as (keyof typeof differs)[]).filter((part) => differs[part])
}

const isShown = ({ hidden = false, byLink = false }: Question) => [hidden, byLink]

const settingsOf = ({ options, default: given, name }: Question) => [options, given ?? null, name ?? '']

/** The fewest questions whose move explains the new order: all but a longest run that kept its order. */
const movedIds = (before: readonly string[], after: readonly string[]): ReadonlySet<string> => {
  const places = new Map(before.map((id, place) => [id, place]))
  const order = after.map((id) => places.get(id) ?? 0)
  // Longest increasing subsequence: `best[at]` ends at `at`.
  const best: { length: number; from: number }[] = []
  let end = -1
  for (const [at, place] of order.entries()) {
    let from = -1
    for (let earlier = 0; earlier < at; earlier++)
      if (order[earlier]! < place && (from < 0 || best[earlier]!.length > best[from]!.length)) from = earlier
    best.push({ length: (best[from]?.length ?? 0) + 1, from })
    if (end < 0 || best[at]!.length > best[end]!.length) end = at
  }
  const kept = new Set<string>()
  for (let at = end; at >= 0; at = best[at]!.from) kept.add(after[at]!)
  return new Set(after.filter((id) => !kept.has(id)))
}

const flat = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...(question.children ?? [])])

/** Both are JSON; the server may have written the keys of one in another order. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [mine, yours] = [Object.entries(one), new Map(Object.entries(other))]
  return mine.length === yours.size && mine.every(([key, value]) => yours.has(key) && isSame(value, yours.get(key)))
}
