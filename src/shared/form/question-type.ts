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

export interface TypeValidator<Options, Answer> {
  /** Structure only, as the answer schema says it: unknown input in, typed answer out. Never throws. */
  is: (answer: unknown) => answer is Answer
  /** True when a well-formed answer counts as not given. Default: never. */
  isEmpty?: (answer: Answer) => boolean
  /** Called once per question and form version; returns the check that runs on each answer. */
  prepare: (options: Options, tools: PrepareTools) => PreparedCheck<Answer>
  /** What rules compare. Default: strings and numbers as they are, anything else nothing. */
  operand?: (answer: Answer) => Operand
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

export type Cell = string | number | null

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
export type Comparand = FilterKind | 'month' | 'year' | 'datetime' | 'time'

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
  /** Parts in order, such as matrix rows. Default: one unnamed part. */
  readonly parts?: (options: Options, context: FormatContext) => readonly Labelled[]
  /** Countable values in order, shown even at zero. */
  readonly values?: (options: Options, context: FormatContext) => readonly Labelled[]
  /** Show the latest answers as text below the figures. */
  readonly samples?: boolean
}

/** One type as the engine sees it. Validator is absent for types that collect nothing. */
export interface TypeRuntime {
  readonly traits: TypeTraits
  // Erased on purpose: the registry joins by folder name what the compiler cannot join by type.
  readonly validator?: TypeValidator<never, never>
  readonly formatter?: TypeFormatter<never, never>
}

export type ResolveType = (typeId: string) => TypeRuntime | undefined
