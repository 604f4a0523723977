// Which ids a definition uses, and how to give a copy fresh ones.

import { renameAddress } from '#shared/form/address'
import type { FormDefinition, Json, Question, Rule } from '#shared/form/definition'
import { newQuestionId } from '#shared/form/ids'
import { renamePipes } from '#shared/form/piping'
import { renameReferences } from '#shared/formula/tokens'

/** Ids of questions, child questions, rules and of everything in options that has an `id` (choices, matrix rows …). */
export const idsOf = (definition: FormDefinition): Set<string> => {
  const ids = new Set<string>()
  for (const question of definition.questions) collectQuestion(question, ids)
  for (const rule of definition.rules) ids.add(rule.id)
  return ids
}

/** Ids of questions and child questions only, in order. */
export const questionIdsOf = (questions: readonly Question[]): string[] =>
  questions.flatMap((question) => [question.id, ...questionIdsOf(question.children ?? [])])

/**
 * The same form under new ids. References follow: rules, what they compare with, pipes in texts, and options that name
 * other ids. Wordings are never taken for ids.
 */
export const withFreshIds = (definition: FormDefinition): FormDefinition => {
  const taken = idsOf(definition)
  const fresh = new Map<string, string>()
  for (const id of [...taken]) {
    const next = newQuestionId(taken)
    taken.add(next)
    fresh.set(id, next)
  }
  const renamed = (id: string): string => fresh.get(id) ?? id
  const question = (old: Question): Question => ({
    ...old,
    id: renamed(old.id),
    title: textWithPipes(old.title, renamed),
    ...(old.description && { description: textWithPipes(old.description, renamed) }),
    options: renameIn(old.options, renamed),
    ...(old.children && { children: old.children.map(question) }),
  })
  return {
    ...definition,
    // Keys name questions, and what is in them may name options.
    mode: { ...definition.mode, questions: renamedSettings(definition.mode.questions, renamed) },
    title: textWithPipes(definition.title, renamed),
    description: textWithPipes(definition.description, renamed),
    submitLabel: textWithPipes(definition.submitLabel, renamed),
    thanks: textWithPipes(definition.thanks, renamed),
    questions: definition.questions.map(question),
    rules: definition.rules.map((rule) => renameRule(rule, renamed)),
  }
}

type Rename = (id: string) => string

const collectQuestion = (question: Question, ids: Set<string>): void => {
  ids.add(question.id)
  collectOptions(question.options, ids)
  for (const child of question.children ?? []) collectQuestion(child, ids)
}

const collectOptions = (options: Json, ids: Set<string>): void => {
  if (isList(options)) {
    for (const entry of options) collectOptions(entry, ids)
    return
  }
  if (typeof options !== 'object' || options === null) return
  for (const [key, value] of Object.entries(options)) {
    if (key === 'id' && typeof value === 'string') ids.add(value)
    else collectOptions(value, ids)
  }
}

const renameIn = (json: Json, renamed: Rename): Json => {
  // An id, or a formula that speaks of some.
  if (typeof json === 'string')
    return renameReferences(renamed(json), renamed, (address) => renameAddress(address, renamed))
  if (isList(json)) return json.map((entry) => renameIn(entry, renamed))
  if (typeof json !== 'object' || json === null) return json
  // A wording such as 'A' may read like an id and is none.
  if (looksLikeText(json))
    return mapValues(json, (value) => (typeof value === 'string' ? pipes(value, renamed) : value))
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [renamed(key), renameIn(value, renamed)]))
}

const renamedSettings = (questions: Readonly<Record<string, Json>>, renamed: Rename): Record<string, Json> =>
  Object.fromEntries(Object.entries(questions).map(([id, setting]) => [renamed(id), renameIn(setting, renamed)]))

const renameRule = (rule: Rule, renamed: Rename): Rule => {
  const group = <G extends Pick<Rule, 'relation' | 'conditionList'>>(old: G): G => ({
    ...old,
    conditionList: old.conditionList.map((entry) => {
      if ('conditionList' in entry) return group(entry)
      const { address, optionValue } = entry
      return {
        ...entry,
        formItemId: renamed(entry.formItemId),
        ...(address !== undefined && { address: renameAddress(address, renamed) }),
        ...(optionValue !== undefined && { optionValue: renameOperand(optionValue, renamed) }),
      }
    }),
  })
  return {
    ...group(rule),
    id: renamed(rule.id),
    triggerList: rule.triggerList.map((trigger) => ({ ...trigger, formItemId: renamed(trigger.formItemId) })),
  }
}

const renameOperand = (value: string | number | readonly string[], renamed: Rename) => {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? renamed(value) : value.map(renamed)
}

const isList = (json: Json): json is readonly Json[] => Array.isArray(json)

const looksLikeText = (json: Readonly<Record<string, Json>>): boolean => {
  const keys = Object.keys(json)
  return keys.length > 0 && keys.every((key) => /^[a-z]{2}(-[a-z]{2})?$/.test(key) && typeof json[key] === 'string')
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

const textWithPipes = (text: Readonly<Record<string, string>>, renamed: Rename) =>
  mapValues(text, (wording) => pipes(wording, renamed))

const pipes = (wording: string, renamed: Rename): string =>
  renamePipes(wording, renamed, (address) => renameAddress(address, renamed))
