/** What a question type's `driver.ts` may import: how a person answers it, for the end-to-end tests. */
import type { Locator, Page } from '@playwright/test'
import type { AnswerOf, AnyQuestionType, OptionsOf } from './index.ts'

export interface DriverContext<T extends AnyQuestionType> {
  readonly page: Page
  readonly options: OptionsOf<T>
  /** Answers a child question of a container within `scope`. */
  readonly answerChild: (scope: Locator, questionId: string, answer: unknown) => Promise<void>
}

export interface Driver<T extends AnyQuestionType> {
  /** Gives `answer` by mouse and keyboard, inside `question`, the frame around title and control. */
  readonly answer: (question: Locator, answer: AnswerOf<T>, context: DriverContext<T>) => Promise<void>
}

/** The default export of `driver.ts`. */
export const defineDriver = <T extends AnyQuestionType>(driver: Driver<T>): Driver<T> => driver
