import type { ComponentType } from 'react'
import type { AnswerOf, AnyQuestionType, Issue, OptionsOf, Question } from '../index.ts'

export interface RendererProps<T extends AnyQuestionType> {
  readonly question: Question
  readonly options: OptionsOf<T>
  readonly value: AnswerOf<T> | undefined
  readonly onChange: (next: AnswerOf<T> | undefined) => void
  /**
   * What was typed and means no answer, such as `1.2.3` in a field for numbers. The page keeps it, says beside the question
   * that it cannot be read, and takes no submission with it; the next `onChange` replaces it. For types whose answers are
   * no texts.
   */
  readonly onUnread?: ((text: string) => void) | undefined
  /** The text `onUnread` was told, as long as it stands. `value` is undefined then. */
  readonly unread?: string | undefined
  /** Tell the page that the respondent left the control, so that it may validate. */
  readonly onBlur: () => void
  readonly issues: readonly Issue[]
  readonly readOnly: boolean
  /** Put it on the control a click on the title should focus (`label: 'control'`). */
  readonly controlId: string
  /** The element holding the title; name groups with it (`aria-labelledby`). */
  readonly labelId: string
  /** Ids of description and errors, for `aria-describedby`; undefined when there are none. */
  readonly describedBy: string | undefined
  /** Where the question stands among the pages, for layout types; counted from 1. */
  readonly page: { readonly number: number; readonly total: number }
}

export interface Renderer<T extends AnyQuestionType> {
  readonly Component: ComponentType<RendererProps<T>>
  /**
   * How the question's title relates to what the component draws: `control` = a `<label>` for `controlId`; `group` = it
   * names a group of controls; `none` = the component draws title and description itself, if at all.
   */
  readonly label: 'control' | 'group' | 'none'
}

/* biome-ignore-start lint/suspicious/noExplicitAny: the registry joins renderer and type by folder name. */
type Erased<Props> = { readonly [Key in keyof Props]: Key extends 'options' | 'value' | 'onChange' ? any : Props[Key] }
export interface AnyRenderer {
  readonly Component: ComponentType<Erased<RendererProps<AnyQuestionType>>>
  readonly label: Renderer<AnyQuestionType>['label']
}
/* biome-ignore-end lint/suspicious/noExplicitAny: see above */

/**
 * The control a respondent fills in, drawn by the public page, the preview and the designer's canvas alike. The
 * default export of `renderer.tsx`. It must also render on the server, without a DOM.
 * @example
 * export default defineRenderer<typeof rate>(function RateRenderer({ value, onChange, options }) { … }, { label: 'group' })
 */
export const defineRenderer = <T extends AnyQuestionType>(
  Component: ComponentType<RendererProps<T>>,
  { label }: { label: Renderer<T>['label'] },
): Renderer<T> => ({ Component, label })
