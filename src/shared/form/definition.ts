// The stored shape of a form: plain JSON, the same in browser, server, draft and published version.

/** A text an author wrote, by language code (`{ 'zh-cn': '姓名', en: 'Name' }`). A missing language falls back to the form's default. */
export type Text = Readonly<Record<string, string>>

/** JSON data, as stored in options and answers. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Answers by question id, as sent, stored and replayed. */
export type Answers = Readonly<Record<string, Json>>

export interface Question {
  /** Six letters and digits (spec 9), unique within the form including children, never reused. */
  readonly id: string
  /** Folder name of the question type plugin. */
  readonly type: string
  /** May hold pipes: `{{q:<questionId>}}` is replaced by that question's answer as text, `{{q:<questionId>.<address>}}` by a part of it. */
  readonly title: Text
  readonly description?: Text
  readonly required: boolean
  /** Not drawn for respondents: what a link brings along is the answer, kept, judged and piped like any other. */
  readonly byLink?: boolean
  /** Columns taken of the 24-column grid, 1 to 24. */
  readonly span: number
  /** Never sent to respondents; its data columns stay. */
  readonly hidden?: boolean
  /** The answer a new respondent finds there. Judged like any other: what the question refuses is left out. */
  readonly default?: Json
  /** What a link calls it that brings an answer along (`?name=text`); unique in the form. Its id always works. */
  readonly name?: string
  /** Shaped by the question type's options schema. */
  readonly options: Json
  /** How many steps of its type's history the options have seen; absent: none. Whoever writes options states it. */
  readonly step?: number
  /** Only in container types (sub-form): the questions each row repeats. */
  readonly children?: readonly Question[]
}

export type Relation = 'AND' | 'OR'

/** The ten operators of product facts 3.1. */
export const operators = ['eq', 'ne', 'like', 'notLike', 'gt', 'ge', 'lt', 'le', 'isNull', 'notNull'] as const
export type Operator = (typeof operators)[number]

export interface Condition {
  readonly formItemId: string
  /** A part of that question's answer, as its type names it (a matrix row, a blank). Absent: the answer as a whole. */
  readonly address?: string
  readonly expression: Operator
  /** Absent for isNull and notNull. An array is compared as a set. */
  readonly optionValue?: string | number | readonly string[]
}

export interface ConditionGroup {
  readonly relation: Relation
  readonly conditionList: readonly (Condition | ConditionGroup)[]
}

export interface Trigger {
  readonly formItemId: string
  readonly type: 'show' | 'hide'
}

/**
 * A show/hide rule. `show`: the target is visible when the conditions hold, else hidden; `hide`: the reverse.
 * Of several rules on one target, one true `show` is enough and one true `hide` wins over all.
 */
export interface Rule extends ConditionGroup {
  readonly id: string
  readonly triggerList: readonly Trigger[]
}

/** What a form is for, and what that takes: a survey takes nothing, an exam needs keys and points. */
export interface FormMode {
  /** Folder name of the form mode plugin. */
  readonly id: string
  /** Settings of the form, shaped by the mode. */
  readonly form: Json
  /** Settings of questions by question id, shaped by the mode. */
  readonly questions: Readonly<Record<string, Json>>
}

/** The mode of a form that says nothing else. */
export const survey: FormMode = { id: 'survey', form: {}, questions: {} }

export interface FormDefinition {
  readonly format: 2
  readonly mode: FormMode
  readonly defaultLanguage: string
  /** Languages the form is offered in; holds the default one. */
  readonly languages: readonly string[]
  readonly title: Text
  readonly description: Text
  /** Label of the submit button; empty: the page's own word. */
  readonly submitLabel: Text
  /** Shown after submitting; empty: the page's own words. */
  readonly thanks: Text
  /** In order; layout types among them divide the list into pages and sections. */
  readonly questions: readonly Question[]
  readonly rules: readonly Rule[]
}

export const emptyDefinition = (title: Text, defaultLanguage: string): FormDefinition => ({
  format: 2,
  mode: survey,
  defaultLanguage,
  languages: [defaultLanguage],
  title,
  description: {},
  submitLabel: {},
  thanks: {},
  questions: [],
  rules: [],
})
