// Edits of a form definition as pure functions: the designer, its undo and the item endpoints all use these.
import type { FormDefinition, Json, Question, Rule } from './definition.ts'
import { newQuestionId } from './ids.ts'
import { conditionsOf } from './logic.ts'
import { pipesOf } from './piping.ts'

/** Adds after the top-level question `afterId`, or at the end when it is not given or not there. */
export const addQuestions = (
  definition: FormDefinition,
  questions: readonly Question[],
  afterId?: string,
): FormDefinition => {
  const after = definition.questions.findIndex(({ id }) => id === afterId)
  const at = after < 0 ? definition.questions.length : after + 1
  return { ...definition, questions: definition.questions.toSpliced(at, 0, ...questions) }
}

/** Changes a question or a child. Its id stays what it was, whatever `change` returns: answers hang on it. */
export const updateQuestion = (
  definition: FormDefinition,
  id: string,
  change: (question: Question) => Question,
): FormDefinition => inSiblings(definition, id, (siblings, at) => siblings.with(at, { ...change(siblings[at]!), id }))

/** Removes a question or a child. Rules that name it stay and are reported as findings; see `rulesUsing`. */
export const removeQuestion = (definition: FormDefinition, id: string): FormDefinition =>
  inSiblings(definition, id, (siblings, at) => siblings.toSpliced(at, 1))

/** Moves a question among its siblings. @param toIndex its position afterwards, from 0; kept within the list */
export const moveQuestion = (definition: FormDefinition, id: string, toIndex: number): FormDefinition =>
  inSiblings(definition, id, (siblings, at) => {
    const to = Math.max(0, Math.min(siblings.length - 1, toIndex))
    return to === at ? siblings : siblings.toSpliced(at, 1).toSpliced(to, 0, siblings[at]!)
  })

export interface DuplicateResult {
  readonly definition: FormDefinition
  /** Id of the copy; null when there is no such question. */
  readonly id: string | null
}

/**
 * Puts a copy behind the question, with fresh ids for itself, its children and its options. Rules stay with the original.
 * @param taken ids that may not be given again, such as those of deleted questions
 * @param renew gives the copy's options fresh ids. Default: `renewOptionIds`
 */
export const duplicateQuestion = (
  definition: FormDefinition,
  id: string,
  taken: Iterable<string> = [],
  renew: (options: Json, newId: () => string) => Json = renewOptionIds,
): DuplicateResult => {
  const used = new Set([...allIds(definition), ...taken])
  const newId = (): string => {
    const fresh = newQuestionId(used)
    used.add(fresh)
    return fresh
  }
  let copyId: string | null = null
  let settings = definition.mode.questions
  const changed = inSiblings(definition, id, (siblings, at) => {
    const copies = copiesOf([siblings[at]!], settings, newId, renew)
    settings = copies.settings
    copyId = copies.questions[0]!.id
    return siblings.toSpliced(at + 1, 0, ...copies.questions)
  })
  if (copyId === null) return { definition: changed, id: null }
  return { definition: { ...changed, mode: { ...changed.mode, questions: settings } }, id: copyId }
}

/**
 * Copies with fresh ids for themselves, their children and their options, for another place or another form.
 * @param settings what the form's mode keeps of questions, by their ids
 * @param renew gives the copy's options fresh ids
 * @returns `settings` with those of the copies
 */
export const copiesOf = (
  questions: readonly Question[],
  settings: Readonly<Record<string, Json>>,
  newId: () => string,
  renew: (options: Json, newId: () => string) => Json = renewOptionIds,
): { readonly questions: readonly Question[]; readonly settings: Readonly<Record<string, Json>> } => {
  const all: Record<string, Json> = { ...settings }
  // A name in links is the original's alone.
  const copy = ({ children, name: _name, default: given, ...question }: Question): Question => {
    const copied = { ...question, id: newId(), options: renew(question.options, newId) }
    const setting = Object.hasOwn(all, question.id) ? all[question.id] : undefined
    // Keys and defaults name options, which have other ids in the copy.
    const fresh = new Map(pairs(question.options, copied.options))
    if (setting !== undefined) all[copied.id] = renamed(setting, fresh)
    const copies = children?.map(copy)
    // Options of a container may name its children, as those whose numbers are added up; rows given beforehand name
    // children and what can be chosen in them.
    const freshChildren = new Map((children ?? []).map(({ id }, at) => [id, copies?.[at]?.id ?? id]))
    const freshInRows = (children ?? []).flatMap((child, at) => pairs(child.options, copies?.[at]?.options))
    return {
      ...copied,
      options: renamed(copied.options, freshChildren),
      ...(given !== undefined && {
        default: renamedAnswer(given, new Map([...fresh, ...freshChildren, ...freshInRows])),
      }),
      ...(copies && { children: copies }),
    }
  }
  return { questions: questions.map(copy), settings: all }
}

export const setRules = (definition: FormDefinition, rules: readonly Rule[]): FormDefinition => ({
  ...definition,
  rules,
})

/** Rules that read, show or hide the question. */
export const rulesUsing = (definition: FormDefinition, id: string): readonly Rule[] =>
  definition.rules.filter(
    (rule) =>
      rule.triggerList.some(({ formItemId }) => formItemId === id) ||
      conditionsOf(rule).some(({ formItemId }) => formItemId === id),
  )

/** Parts of a question's answer that rules or titles name, each once. */
export const addressesUsed = (definition: FormDefinition, id: string): readonly string[] => {
  const inRules = definition.rules
    .flatMap((rule) => conditionsOf(rule))
    .map(({ formItemId, address }) => ({
      questionId: formItemId,
      address,
    }))
  const inTitles = definition.questions
    .flatMap((question) => [question, ...(question.children ?? [])])
    .flatMap(({ title }) => pipesOf(title))
  return [
    ...new Set(
      [...inRules, ...inTitles].flatMap(({ questionId, address }) =>
        questionId === id && address !== undefined ? [address] : [],
      ),
    ),
  ]
}

/** Ids of questions, children, options and rules. */
export const allIds = (definition: FormDefinition): ReadonlySet<string> => {
  const ids = new Set<string>(definition.rules.map(({ id }) => id))
  const add = (questions: readonly Question[]): void => {
    for (const { id, options, children = [] } of questions) {
      ids.add(id)
      for (const optionId of optionIds(options)) ids.add(optionId)
      add(children)
    }
  }
  add(definition.questions)
  return ids
}

/** Every `id` of an object somewhere in the options: choices, matrix rows and columns. */
export const optionIds = (options: Json): ReadonlySet<string> => {
  const ids = new Set<string>()
  const walk = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return
    if (!isList(value) && typeof value.id === 'string') ids.add(value.id)
    for (const part of Object.values(value)) walk(part)
  }
  walk(options)
  return ids
}

/** A copy with a fresh id for each option, and every mention of an old one (a default choice, say) following it. */
export const renewOptionIds = (options: Json, newId: () => string): Json => {
  const fresh = new Map([...optionIds(options)].map((id) => [id, newId()]))
  return renamed(options, fresh)
}

/** A copy with every text that is an old id in its new form. */
const renamed = (value: Json, fresh: ReadonlyMap<string, string>): Json => {
  if (typeof value === 'string') return fresh.get(value) ?? value
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map((part) => renamed(part, fresh))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renamed(part, fresh)]))
}

/** The same of an answer, where ids are keys as well: rows of a matrix, questions of a row. */
const renamedAnswer = (value: Json, fresh: ReadonlyMap<string, string>): Json => {
  if (typeof value !== 'object' || value === null) return renamed(value, fresh)
  if (isList(value)) return value.map((part) => renamedAnswer(part, fresh))
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [fresh.get(key) ?? key, renamedAnswer(part, fresh)]),
  )
}

/** Each id of some options with that of their copy. */
const pairs = (options: Json, copied: Json | undefined): readonly (readonly [string, string])[] => {
  const renewed = [...optionIds(copied ?? null)]
  return [...optionIds(options)].map((old, at) => [old, renewed[at] ?? old] as const)
}

/** Applies an edit to the list that holds the question: the form's own, or its container's children. */
const inSiblings = (
  definition: FormDefinition,
  id: string,
  edit: (siblings: readonly Question[], at: number) => readonly Question[],
): FormDefinition => {
  const inList = (siblings: readonly Question[]): readonly Question[] => {
    const at = siblings.findIndex((question) => question.id === id)
    if (at >= 0) return edit(siblings, at)
    const container = siblings.findIndex(({ children = [] }) => children.some((child) => child.id === id))
    const parent = siblings[container]
    return parent?.children ? siblings.with(container, { ...parent, children: inList(parent.children) }) : siblings
  }
  const questions = inList(definition.questions)
  return questions === definition.questions ? definition : { ...definition, questions }
}

/** Array.isArray does not narrow read-only arrays. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
