// What the engine needs to know of a question type. The plugin SDK builds on these; the engine imports no plugin.
import type { Json, Operator, Question, Text } from './definition.ts'
import type { Issue } from './issue.ts'

/** Plain facts of a type, sent along with a public form so that the page needs no definition (and no zod). */
export interface TypeTraits {
  /** False for types that only show something. */
  readonly collects: boolean
  /** `page`: starts a new page after it. `section`: its title heads the questions that follow. */
  readonly flow: 'none' | 'page' | 'section'
  /** `rows`: holds child questions; its answer is a list of row maps keyed by child id. */
  readonly container: 'none' | 'rows'
  /** Operators a rule may apply to its answer. */
  readonly operators: readonly Operator[]
  /** The server makes the answer when it stores the record: nobody gives one, and what is sent is left out. */
  readonly assigned?: true
}

export interface AnswerContext {
  /** Milliseconds since 1970, the server's clock on the server. */
  readonly now: number
}

/** What a rule compares: a text, a number, or a set of option ids. Null: nothing to compare. */
export type Operand = string | number | readonly string[] | null

export interface PatternTool {
  /** Linear-time matcher (re2) for a pattern an author wrote (T32); null when the pattern is not valid. */
  compile: (source: string) => { test: (text: string) => boolean } | null
}

export interface PrepareTools {
  readonly patterns: PatternTool
  /** Children of a container question. */
  readonly children: readonly Question[]
}

export type PreparedCheck<Answer> = (answer: Answer, context: AnswerContext) => readonly Issue[]

/** An answer that is worked out of others and never given. */
export interface Derived<Answer> {
  /** What it is worked out of: answers, or parts of them by address. Its own question is never among what it sees. */
  readonly sources: readonly { readonly questionId: string; readonly address?: string }[]
  /**
   * @param operands by place in `sources`, what rules would compare; null: nothing is there
   * @returns undefined where there is no answer. Never throws.
   */
  readonly answer: (operands: readonly Operand[], context: AnswerContext) => Answer | undefined
}

export interface TypeValidator<Options, Answer> {
  /** Structure only, as the answer schema says it: unknown input in, typed answer out. Never throws. */
  is: (answer: unknown) => answer is Answer
  /** True when a well-formed answer counts as not given. Default: never. */
  isEmpty?: (answer: Answer) => boolean
  /** Called once per question and form version; returns the check that runs on each answer. */
  prepare: (options: Options, tools: PrepareTools) => PreparedCheck<Answer>
  /** What rules compare. Default: strings and numbers as they are, anything else nothing. */
  operand?: (answer: Answer) => Operand
  /**
   * Of types whose answers are worked out, in the browser and again on the server: what was sent counts for nothing, and
   * nobody is asked for what is missing. Null for options that nothing can be worked out of.
   */
  derive?: (options: Options) => Derived<Answer> | null
  /**
   * The answer a new respondent begins with, where the options ask for one that depends on the moment, such as today's date.
   * What the author gave as the default goes first. Judged like any answer; undefined: none.
   */
  begin?: (options: Options, context: AnswerContext) => Answer | undefined
  /**
   * Of types that can be made read-only: the answer the author gave as the default cannot be changed. The page draws it so,
   * and the server puts the default whatever was sent; without a default it means nothing.
   */
  isFixed?: (options: Options) => boolean
  /**
   * Whether an answer under these options is good only once, as what takes hold of a file, of stock or of a number nobody
   * else may have is: copies of a row leave it out. Default: it is not.
   */
  once?: (options: Options) => boolean
  /** Patterns an author wrote into these options; the browser loads the pattern engine only when there are any. */
  patterns?: (options: Options) => readonly string[]
}

export interface FormatContext {
  readonly language: string
  /** Picks an author's wording. */
  readonly text: (text: Text | undefined) => string
  /** A word of the plugin's own `fill` texts. */
  readonly t: (key: string, params?: Record<string, string | number>) => string
  /** Address of an uploaded file. */
  readonly fileUrl: (fileId: string) => string
  /** Children of a container question, each with its own formatter already applied. */
  readonly children: readonly { readonly question: Question; readonly format: (answer: Json) => string }[]
}

export interface TypeParser<Options, Answer> {
  /**
   * The answer a text means, as a link brings it along, a spreadsheet holds it or somebody pastes it; undefined when it
   * means none. The same in every language: labels count in all of an author's wordings, and so do ids. Never throws.
   * Several values stand on lines of their own, or between commas.
   */
  readonly parse: (text: string, options: Options) => Answer | undefined
}

/** What a page without scripts has posted of one question; `fieldName` names its controls. */
export interface PostedFields {
  /** What stood in a control, '' where nothing did, or there is none. @param part of the control's name */
  readonly one: (part?: string) => string
  /** All that was chosen among controls of one name. */
  readonly all: (part?: string) => readonly string[]
}

export interface TypePosted<Options> {
  /**
   * The answer that the controls of `plain.tsx` post; undefined: nothing was entered. What was typed and means no answer
   * stays as it is, a text where a number would be, and is refused beside the question like any answer of the wrong kind.
   * Never throws.
   */
  readonly read: (fields: PostedFields, options: Options, children: readonly PostedChild[]) => Json | undefined
}

/** A child of a container question to those who read what its rows post. */
export interface PostedChild {
  readonly id: string
  /** @param fields of one cell: see `fieldsWithin` */
  readonly read: (fields: PostedFields) => Json | undefined
}

/** A day, or a moment on somebody's wall: `2026-01-31`, `2026-01-31T09:30`, `2026-01-31T09:30:05`. */
export interface DateCell {
  readonly date: string
}

/** What a spreadsheet's cell holds: dates and numbers it can sort and calculate with, and texts. */
export type Cell = string | number | DateCell | null

export interface TypeFormatter<Options, Answer> {
  /** One line for lists, messages and piping. */
  text: (answer: Answer, options: Options, context: FormatContext) => string
  /** Sub-headings when an answer fills several columns. Default: one column. */
  headers?: (options: Options, context: FormatContext) => readonly string[]
  /** As many cells as `headers`. Default: `[text]`. */
  cells?: (answer: Answer, options: Options, context: FormatContext) => readonly Cell[]
}

/**
 * How records can be found by an answer. `text` and `number`: the answer is one. `date`: text that starts with an ISO day.
 * `choice`: the answer names ids of the values its statistics list, wherever in it they stand.
 */
export type FilterKind = 'text' | 'number' | 'date' | 'choice'

/** How the value of a rule's condition is entered: as the answer is found, or a date as exact as the answer is. */
export type Comparand = FilterKind | 'week' | 'month' | 'year' | 'datetime' | 'time'

/** What one answer adds to the counters: either a value that is counted, or a number that is summed and binned. */
export type Fact =
  | { readonly part?: string; readonly value: string }
  | { readonly part?: string; readonly number: number }

export interface Labelled {
  readonly id: string
  readonly label: string
}

export interface TypeStatistics<Options, Answer> {
  readonly facts: (answer: Answer, options: Options) => readonly Fact[]
  /** Parts in order, such as matrix rows. Default, and where the list is empty: one unnamed part. */
  readonly parts?: (options: Options, context: FormatContext) => readonly Labelled[]
  /** Countable values in order, shown even at zero. */
  readonly values?: (options: Options, context: FormatContext) => readonly Labelled[]
  /** How a counted value that is not listed is called. Default: by itself. */
  readonly label?: (value: string, options: Options, context: FormatContext) => string
  /**
   * Show the latest answers as text below the figures; or that part of them which figures cannot show, such as words
   * typed beside a choice (null: this answer has none). Null for options that ask for nothing of the kind.
   */
  readonly samples?: true | ((options: Options) => ((answer: Answer) => string | null) | null)
}

/**
 * Where a part of an answer stands in the stored JSON, for the database that filters and sorts by it: under `path` (keys
 * and list positions; empty: anywhere in the answer), or folded over the rows of a list. `at` must say the same of every
 * answer; the contract test compares them.
 */
export type Place =
  | { readonly path: readonly string[] }
  /** Of a column: numbers `sum`, `min` and `max`; texts `first` and `last` in order, `lines` one below the other, `set` all ids. `count`: rows. */
  | { readonly fold: 'sum' | 'min' | 'max' | 'first' | 'last' | 'lines' | 'set'; readonly column: string }
  | { readonly fold: 'count' }

/**
 * A part of an answer that rules, titles, filters, sorting, statistics and exports can name: a matrix row, a column of a
 * sub-form, a blank of a sentence.
 */
export interface Address extends Labelled {
  /**
   * Ids out of the options, joined by dots, and what is made of them behind a colon: `row1`, `child1:sum`, `:rows`. Only
   * the ids are renamed when a form is copied.
   */
  readonly id: string
  readonly kind: FilterKind
  /** What can be chosen, for kind `choice`. */
  readonly values?: readonly Labelled[]
  /** What rules may ask besides answered or not. Default: by kind, for a choice `eq` and `ne`. */
  readonly operators?: readonly Operator[]
  /** Absent: records cannot be filtered or sorted by it. */
  readonly place?: Place
  /** Made of several parts (a sum, "any row"): no column of exports and not counted, where those follow the addresses. */
  readonly derived?: true
}

export interface AddressContext extends Omit<FormatContext, 'children'> {
  /** Children of a container question: how their answers are found, and what can be chosen. */
  readonly children: readonly (FormatContext['children'][number] & {
    readonly kind: FilterKind | null
    readonly values: readonly Labelled[]
  })[]
}

/** A child of a container question to those who read its rows. */
export interface ChildReader {
  readonly id: string
  /** What rules would compare of a cell; null for a cell that holds no answer. */
  readonly operand: (cell: Json | undefined) => Operand
}

export interface TypeAddresses<Options, Answer> {
  readonly list: (options: Options, context: AddressContext) => readonly Address[]
  /** What rules compare at an address; null: nothing is there. Never throws, whatever the address. */
  readonly at: (answer: Answer, id: string, children: readonly ChildReader[], options: Options) => Operand
  /** The part as people read it, for titles. Default: the operand, ids by the labels of `values`. */
  readonly text?: (answer: Answer, id: string, options: Options, context: FormatContext) => string
}

/** One type as the engine sees it. Validator is absent for types that collect nothing. */
export interface TypeRuntime {
  readonly traits: TypeTraits
  // Erased on purpose: the registry joins by folder name what the compiler cannot join by type.
  readonly validator?: TypeValidator<never, never>
  readonly formatter?: TypeFormatter<never, never>
  readonly addresses?: TypeAddresses<never, never>
  /** How its answers can be found; only where definitions are loaded, not on the public page. */
  readonly kindOf?: (options: Json) => FilterKind | null
  /** Languages it speaks; absent: all. Only where definitions are loaded. */
  readonly languages?: readonly string[]
  /** What its author has still to do; only where definitions are loaded. */
  readonly unfinished?: (options: Json) => readonly Unfinished[]
}

/** Why nobody could answer a question yet: a key of the type's words; `doubt`: perhaps nobody can, or only for now. */
export type Unfinished = string | { readonly doubt: string }

export type ResolveType = (typeId: string) => TypeRuntime | undefined
