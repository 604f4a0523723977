/** The Node half of the plugin SDK: what a question type's `server.ts` may import. */
import type { AnswerOf, AnyQuestionType, Issue, OptionsOf, Schema } from './index.ts'

/** A person as a respondent may see them: never an e-mail address, a phone number or a login name. */
export interface PersonSummary {
  readonly id: string
  readonly name: string
}

/** What the core lends to a plugin's server half. Reads only; a plugin never sees the database. */
export interface ServerServices {
  readonly people: {
    /** Active people whose name holds `query` (case-insensitive), at most `limit`, of `ids` only when given. */
    readonly search: (input: {
      query: string
      limit: number
      ids?: readonly string[]
    }) => Promise<readonly PersonSummary[]>
    /** Active people among `ids`, in no particular order. */
    readonly byIds: (ids: readonly string[]) => Promise<readonly PersonSummary[]>
  }
}

export interface ServerContext<T extends AnyQuestionType> {
  readonly options: OptionsOf<T>
  /** Null: an anonymous respondent. */
  readonly userId: string | null
  readonly services: ServerServices
}

export interface ServerAction<T extends AnyQuestionType, Input, Output> {
  readonly input: Schema<Input>
  /** Calls per minute and address. */
  readonly perMinute: number
  readonly run: (input: Input, context: ServerContext<T>) => Promise<Output>
}

export interface ServerHalf<T extends AnyQuestionType> {
  /** Mounted at `POST /sapi/public/form/{key}/question/{id}/{action}`. */
  // biome-ignore lint/suspicious/noExplicitAny: each action has its own input and output; the registry erases them.
  readonly actions?: Readonly<Record<string, ServerAction<T, any, any>>>
  /** What only the server can know of an answer. Runs after the shared pipeline has found nothing wrong. */
  readonly check?: (answer: AnswerOf<T>, context: ServerContext<T>) => Promise<readonly Issue[]>
}

/**
 * Keeps an action's input and output types together.
 * @example
 * search: defineServerAction<typeof userSelect>()({ input: z.object({ query: z.string() }), perMinute: 60, run: … })
 */
export const defineServerAction =
  <T extends AnyQuestionType>() =>
  <Input, Output>(action: ServerAction<T, Input, Output>): ServerAction<T, Input, Output> =>
    action

/** The part of a type that needs the server. The default export of `server.ts`. */
export const defineServerHalf = <T extends AnyQuestionType>(half: ServerHalf<T>): ServerHalf<T> => half
