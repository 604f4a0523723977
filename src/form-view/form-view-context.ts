import { createContext, useContext } from 'react'
import type { QuestionHost } from '#sdk/ui'
import type { CompiledForm, FormSession } from '#shared/form/compile'
import type { Renderers } from './renderers.ts'
import type { FormatAnswer } from './use-question-state.ts'

/** What a page offers to the questions it draws; the slot for child questions is the form view's own. */
export type FormHost = Omit<QuestionHost, 'renderQuestion' | 'form'>

/** The respondent left the control of a question, or (`isInside`) one control of a container for another one in it. */
export type OnLeave = (questionId: string, isInside: boolean) => void

export interface FormViewContextValue {
  readonly session: FormSession
  readonly compiled: CompiledForm
  readonly language: string
  readonly host: FormHost
  readonly renderers: Renderers
  readonly format: FormatAnswer
  readonly readOnly: boolean
  /** `all`: rules hide nothing, as on the designer's canvas. */
  readonly show: 'visible' | 'all'
  readonly pageTotal: number
  /** Before the ids of all elements, so that one document can hold several forms. */
  readonly idPrefix: string
  /** The respondent changed the answer of a question. */
  readonly onAnswer: ((questionId: string) => void) | undefined
  readonly onLeave: OnLeave | undefined
  /** Questions with a number before their title, in the order they are counted. */
  readonly numbered: readonly string[]
  /** One question is what the page is about: its title is a heading that takes the focus. */
  readonly oneByOne: boolean
}

export const FormViewContext = createContext<FormViewContextValue | null>(null)

export const useFormViewContext = (): FormViewContextValue => {
  const value = useContext(FormViewContext)
  if (!value) throw new Error('A question frame was drawn outside a FormViewProvider')
  return value
}

/** Id of the frame around a question, for links and focus. */
export const frameId = (idPrefix: string, questionId: string): string => `${idPrefix}-${questionId}`

/** Id of the element that holds a question's title. */
export const titleId = (frame: string): string => `${frame}-label`
