/** The Node half of the plugin SDK: what a question type's `server.ts` may import. */
import type { ModeJudge } from '../shared/form/form-mode.ts'
import type {
  AnswerOf,
  AnyFormMode,
  AnyQuestionType,
  FormSettingsOf,
  Issue,
  Json,
  OptionsOf,
  QuestionSettingsOf,
  Schema,
} from './index.ts'

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

/**
 * What a type keeps on the server for one question, by keys of its own. Inside `claim` and `release` it is part of the
 * storing transaction: what is taken there is taken if and only if the record is stored.
 */
export interface PluginState {
  /** Adds `amount` to what is taken of `key` unless that would be more than `max`. Exact under any rush. */
  readonly take: (key: string, amount: number, max: number) => Promise<boolean>
  /** Gives back what was taken; never below nothing. */
  readonly give: (key: string, amount: number) => Promise<void>
  readonly get: (key: string) => Promise<{ readonly amount: number; readonly value: Json | null }>
  /** Notes a value, for ever or until a time. */
  readonly put: (key: string, value: Json, options?: { readonly until?: Date | null }) => Promise<void>
}

/** What `claim` and `release` work with. */
export interface ClaimContext<T extends AnyQuestionType> {
  readonly options: OptionsOf<T>
  readonly questionId: string
  readonly submissionId: string
  readonly state: PluginState
  /** Files that were uploaded for this question. */
  readonly files: {
    /** Binds them to the record; false when one of them is not there, or another record's. */
    readonly claim: (ids: readonly string[]) => Promise<boolean>
    /** They go with the next sweep, unless they are claimed again. */
    readonly release: (ids: readonly string[]) => Promise<void>
  }
  /** Has a job of the type done once the record is stored. */
  readonly schedule: (job: string, payload: Json) => Promise<void>
}

/** Work later. It may be done more than once, as after a crash: its effects must bear that. */
export interface PluginJob<Payload> {
  readonly payload: Schema<Payload>
  readonly run: (
    payload: Payload,
    context: { readonly questionId: string; readonly state: PluginState; readonly signal: AbortSignal },
  ) => Promise<void>
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
  /**
   * Takes hold of what the answer needs (files, stock), inside the storing transaction and once per record. With an issue
   * nothing is stored, and nothing stays taken. Take several keys in one order, such as sorted.
   */
  readonly claim?: (answer: AnswerOf<T>, context: ClaimContext<T>) => Promise<readonly Issue[]>
  /** Gives it back: the record goes, or has another answer, which is claimed after this. In the same transaction. */
  readonly release?: (answer: AnswerOf<T>, context: ClaimContext<T>) => Promise<void>
  /** By name; `schedule` of a claim asks for them. */
  // biome-ignore lint/suspicious/noExplicitAny: each job has its own payload; the registry erases them.
  readonly jobs?: Readonly<Record<string, PluginJob<any>>>
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

/** What a mode makes of answers. The default export of its `judge.ts`, which never leaves the server. */
export const defineModeJudge =
  <M extends AnyFormMode>() =>
  <Outcome extends Json>(
    judge: ModeJudge<FormSettingsOf<M>, QuestionSettingsOf<M>, Outcome>,
  ): ModeJudge<FormSettingsOf<M>, QuestionSettingsOf<M>, Outcome> =>
    judge
