import type { ComponentType } from 'react'
import type { AnswerOf, AnyQuestionType, Labelled, OptionsOf, Question } from '../index.ts'

export interface DesignerProps<T extends AnyQuestionType> {
  readonly question: Question
  readonly options: OptionsOf<T>
  /** Emits whole options; each call is one undo step, typing in one field within a second is merged. */
  readonly onChange: (next: OptionsOf<T>) => void
  /** A fresh id of six characters, unique in the form. */
  readonly newId: () => string
}

/** One part of a question's figures: the whole question, or a matrix row. */
export interface SummaryPart extends Labelled {
  readonly values: readonly (Labelled & { readonly count: number })[]
  /** Null when the type states no numbers. */
  readonly numbers: {
    readonly count: number
    readonly mean: number
    readonly min: number
    readonly max: number
    readonly sum: number
  } | null
}

export interface QuestionSummary {
  readonly questionId: string
  /** Submissions that answered it. */
  readonly answered: number
  /** Submissions in all. */
  readonly total: number
  readonly parts: readonly SummaryPart[]
  /** Latest answers as text, newest first, for types that ask for them. */
  readonly samples: readonly string[]
}

export interface ChartProps<T extends AnyQuestionType> {
  readonly question: Question
  readonly options: OptionsOf<T>
  readonly summary: QuestionSummary
}

export interface CellProps<T extends AnyQuestionType> {
  readonly question: Question
  readonly options: OptionsOf<T>
  readonly answer: AnswerOf<T>
  /** The formatter's one line. */
  readonly text: string
}

/** The same as for a cell; `text` is what stands there without a `detail.tsx`. */
export type DetailProps<T extends AnyQuestionType> = CellProps<T>

export interface PrintProps<T extends AnyQuestionType> extends Omit<DetailProps<T>, 'answer'> {
  /** Undefined: nobody answered; `text` then says so. */
  readonly answer: AnswerOf<T> | undefined
}

/* biome-ignore-start lint/suspicious/noExplicitAny: the registry joins these to their type by folder name. */
type Erased<Props> = { readonly [Key in keyof Props]: Key extends 'options' | 'answer' | 'onChange' ? any : Props[Key] }
export type AnyDesigner = { readonly Panel: ComponentType<Erased<DesignerProps<AnyQuestionType>>> }
export type AnyChart = { readonly Chart: ComponentType<Erased<ChartProps<AnyQuestionType>>> }
export type AnyDetail = { readonly Detail: ComponentType<Erased<DetailProps<AnyQuestionType>>> }
export type AnyCell = { readonly Cell: ComponentType<Erased<CellProps<AnyQuestionType>>> }
export type AnyPrint = { readonly Print: ComponentType<Erased<PrintProps<AnyQuestionType>>> }
/* biome-ignore-end lint/suspicious/noExplicitAny: see above */

/** The settings panel beside the canvas. The default export of `designer.tsx`. */
export const defineDesigner = <T extends AnyQuestionType>(Panel: ComponentType<DesignerProps<T>>) => ({ Panel })

/** Draws the figures of a question. The default export of `chart.tsx`; without it the core draws bars and numbers. */
export const defineChart = <T extends AnyQuestionType>(Chart: ComponentType<ChartProps<T>>) => ({ Chart })

/** A rich cell of the data table. The default export of `cell.tsx`; without it the cell shows the formatter's text. */
export const defineCell = <T extends AnyQuestionType>(Cell: ComponentType<CellProps<T>>) => ({ Cell })

/**
 * An answer where there is room for it: the record beside the table, its own page, paper. The default export of
 * `detail.tsx`; without it the formatter's text stands there.
 */
export const defineDetail = <T extends AnyQuestionType>(Detail: ComponentType<DetailProps<T>>) => ({ Detail })

/**
 * An answer on paper, where nobody can press, unfold or follow anything. The default export of `print.tsx`; without it
 * paper shows what the screen does.
 */
export const definePrint = <T extends AnyQuestionType>(Print: ComponentType<PrintProps<T>>) => ({ Print })
