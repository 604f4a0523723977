/** What a question type's `driver.ts` may import: how a person answers it, for the end-to-end tests. */
import type { Locator, Page } from '@playwright/test'
import type { AnswerOf, AnyQuestionType, Example, OptionsOf } from './index.ts'

export interface DriverContext<T extends AnyQuestionType> {
  readonly page: Page
  readonly options: OptionsOf<T>
  /** Answers a child question of a container within `scope`. */
  readonly answerChild: (scope: Locator, questionId: string, answer: unknown) => Promise<void>
}

/** What there is where the tests run, and no example can know. */
export interface Installation {
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly departments: readonly { readonly id: string; readonly name: string }[]
}

export interface Driver<T extends AnyQuestionType> {
  /** Gives `answer` by mouse and keyboard, inside `question`, the frame around title and control. */
  readonly answer: (question: Locator, answer: AnswerOf<T>, context: DriverContext<T>) => Promise<void>
  /**
   * Whether a person can give this, of the examples that are refused: a control that takes any text can, one that offers
   * what there is cannot. The journey gives the first that can be, and corrects it. Default: none.
   */
  readonly canGive?: (example: Example<OptionsOf<T>, AnswerOf<T>>) => boolean
  /** For types whose server half asks whether something exists: the example with what exists here. Default: as it is. */
  readonly adapt?: (
    example: Example<OptionsOf<T>, AnswerOf<T>>,
    installation: Installation,
  ) => Example<OptionsOf<T>, AnswerOf<T>>
}

/** The default export of `driver.ts`. */
export const defineDriver = <T extends AnyQuestionType>(driver: Driver<T>): Driver<T> => driver
