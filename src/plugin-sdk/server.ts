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

/** A department as a signed-in respondent may see it. */
export interface DepartmentSummary {
  readonly id: string
  readonly name: string
  /** The names on the way to it, itself last. */
  readonly path: string
}

export type CodeChannel = 'sms'

/** What came of sending a code. */
export type CodeSent =
  | {
      readonly sent: true
      /** Until there may be another. */
      readonly waitSeconds: number
      /** It is valid for. */
      readonly minutes: number
      /** The code itself: only where the test gateway is set, which sends nothing. */
      readonly shown?: string
    }
  | { readonly sent: false; readonly reason: 'noGateway' | 'wait' | 'failed'; readonly waitSeconds: number }

/** What an administrator has set up, for whoever says what is missing. */
export interface ServerFacts {
  readonly codeChannels: readonly CodeChannel[]
}

export interface OutboundCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** For all of it. @default 10,000 */
  readonly timeoutMs?: number
  /** Of the answer, unpacked. @default 1 MiB */
  readonly maxBytes?: number
  readonly signal?: AbortSignal
}

export interface OutboundReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: Uint8Array
  readonly text: string
}

/** What the core lends to a plugin's server half. A plugin never sees the database. */
export interface ServerServices {
  readonly people: {
    /** Active people whose name holds `query` (case-insensitive), at most `limit`, of `ids`, of `departments` and all below, or with one of `roles`, only when given. */
    readonly search: (input: {
      query: string
      limit: number
      ids?: readonly string[]
      departments?: readonly string[]
      roles?: readonly string[]
    }) => Promise<readonly PersonSummary[]>
    /** Active people among `ids`, of `departments` and all below or with one of `roles` when given, in no particular order. */
    readonly byIds: (
      ids: readonly string[],
      departments?: readonly string[],
      roles?: readonly string[],
    ) => Promise<readonly PersonSummary[]>
  }
  readonly departments: {
    /** Active departments whose name holds `query` (case-insensitive), at most `limit`; `within`: these and all below. */
    readonly search: (input: {
      query: string
      limit: number
      within?: readonly string[]
    }) => Promise<readonly DepartmentSummary[]>
    /** Active departments among `ids`, in no particular order. */
    readonly byIds: (ids: readonly string[], within?: readonly string[]) => Promise<readonly DepartmentSummary[]>
    /** The one somebody is in; null: none that is active. */
    readonly ofPerson: (userId: string) => Promise<DepartmentSummary | null>
  }
  /** Codes that prove that somebody reads what is sent to a number (docs/adr/0049). */
  readonly codes: {
    /** By which ways codes can be sent here. */
    readonly channels: () => Promise<readonly CodeChannel[]>
    /** Sends a code, within the limits of the number. @param input.purpose what the code is for: it counts for nothing else */
    readonly send: (input: { to: string; purpose: string; language: string }) => Promise<CodeSent>
    /** A proof for whoever knows the code, once; null: wrong, too late, or tried too often. */
    readonly redeem: (input: { to: string; purpose: string; code: string }) => Promise<string | null>
    /** Whether a proof is one, for this number, and not too old. It can be shown many times: take it in `claim`. */
    readonly isProven: (input: { to: string; purpose: string; proof: string }) => Promise<boolean>
  }
  /** The map an administrator has named, as addresses of this server; null where there is none. */
  readonly mapTiles: () => Promise<{ readonly address: string; readonly credit: string } | null>
  /**
   * Calls another server: hosts the operator allows, never a private address, within limits of time and size. Throws where
   * it may not call or gets no answer; any status is an answer.
   */
  readonly fetch: (address: string, call?: OutboundCall) => Promise<OutboundReply>
}

export interface ServerContext<T extends AnyQuestionType> {
  readonly options: OptionsOf<T>
  /** Null: an anonymous respondent. */
  readonly userId: string | null
  readonly services: ServerServices
}

/** What an action works with: what every check has, and what the type keeps for the question. */
export interface ActionContext<T extends AnyQuestionType> extends ServerContext<T> {
  readonly questionId: string
  readonly state: PluginState
  /**
   * Lets whoever fills in the form hold these amounts for a while, in place of what they held of this question: others
   * can take only the rest, and the claim of their answer uses it up. With nothing wanted they let go.
   *
   * @returns the keys that could not be held, whole as they were wanted
   */
  readonly hold: (wanted: readonly Hold[], seconds: number) => Promise<readonly string[]>
  readonly schedule: Schedule
}

/** An amount that somebody wants of a key that has `max` in all. */
export interface Hold {
  readonly key: string
  readonly amount: number
  readonly max: number
}

export interface Stock {
  /** By records. */
  readonly taken: number
  /** By others who are filling in the form. */
  readonly held: number
  /** By whoever fills in the form. */
  readonly own: number
  /** Records in its line. */
  readonly waiting: number
}

/** Records that wait for a key, first come, first served. */
export interface WaitingLine {
  /** False when `max` wait already. */
  readonly join: (key: string, submissionId: string, max: number) => Promise<boolean>
  /** Whether it waited. */
  readonly leave: (key: string, submissionId: string) => Promise<boolean>
  /** Who is next; until the transaction ends nobody else takes of the key or learns this. */
  readonly first: (key: string) => Promise<string | null>
}

/**
 * What a type keeps on the server for one question, by keys of its own. Inside `claim` and `release` it is part of the
 * storing transaction: what is taken there is taken if and only if the record is stored.
 */
export interface PluginState {
  /**
   * Adds `amount` to what is taken of `key` unless that, with what others hold, would be more than `max`. Exact under any
   * rush.
   */
  readonly take: (key: string, amount: number, max: number) => Promise<boolean>
  /** Gives back what was taken; never below nothing. */
  readonly give: (key: string, amount: number) => Promise<void>
  readonly get: (key: string) => Promise<{ readonly amount: number; readonly value: Json | null }>
  /** Notes a value, for ever or until a time. */
  readonly put: (key: string, value: Json, options?: { readonly until?: Date | null }) => Promise<void>
  /** Counts on: 1, 2, 3 … Nobody is given the same number, whoever asks at the same time. */
  readonly next: (key: string) => Promise<number>
  /** How things stand with these keys, for everybody to see. */
  readonly stock: (keys: readonly string[]) => Promise<ReadonlyMap<string, Stock>>
  readonly line: WaitingLine
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
  /** Has a job of the type done once the record is stored, or at a later time. */
  readonly schedule: Schedule
}

export type Schedule = (job: string, payload: Json, options?: { readonly runAt?: Date }) => Promise<void>

/**
 * Puts another answer to this question in the place of a record's, as people's changes are stored. `change` gets the
 * answer and the state inside the storing transaction; undefined leaves all as it is. Neither `claim` nor `release` is
 * called for it.
 *
 * @returns whether there was such a record, and it has another answer now
 */
export type Amend<Answer> = (
  submissionId: string,
  change: (answer: Answer, state: PluginState) => Promise<Answer | undefined>,
) => Promise<boolean>

/** Work later. It may be done more than once, as after a crash: its effects must bear that. */
export interface PluginJob<Payload> {
  readonly payload: Schema<Payload>
  readonly run: (
    payload: Payload,
    context: {
      readonly questionId: string
      readonly state: PluginState
      /** Steps that happen together or not at all. */
      readonly atOnce: (work: (context: { state: PluginState; schedule: Schedule }) => Promise<void>) => Promise<void>
      // biome-ignore lint/suspicious/noExplicitAny: a job knows the answers of its own type; the registry erases them.
      readonly amend: Amend<any>
      readonly services: ServerServices
      readonly signal: AbortSignal
    },
  ) => Promise<void>
}

/** What an action of the form's people works with. */
export interface StaffContext<T extends AnyQuestionType> {
  readonly options: OptionsOf<T>
  readonly questionId: string
  readonly userId: string
  readonly state: PluginState
  readonly amend: Amend<AnswerOf<T>>
  readonly services: ServerServices
}

export interface StaffAction<T extends AnyQuestionType, Input, Output> {
  readonly input: Schema<Input>
  readonly run: (input: Input, context: StaffContext<T>) => Promise<Output>
}

export interface ServerAction<T extends AnyQuestionType, Input, Output> {
  readonly input: Schema<Input>
  /** Calls per minute and address. */
  readonly perMinute: number
  /** The same for an hour, for what costs money. @default no limit of its own */
  readonly perHour?: number
  readonly run: (input: Input, context: ActionContext<T>) => Promise<Output>
}

/** What `assign` gives: the answer, or why nothing can be stored. */
export type Assigned<T extends AnyQuestionType> =
  | { readonly answer: AnswerOf<T> }
  | { readonly issues: readonly Issue[] }

export interface ServerHalf<T extends AnyQuestionType> {
  /**
   * What has to be set up on this server before anybody could answer: keys below `unfinished.` in the `admin` texts. Asked
   * when a draft is saved or published, beside `unfinished` of the definition.
   */
  readonly unfinished?: (options: OptionsOf<T>, facts: ServerFacts) => readonly string[]
  /**
   * What is the same in every form and no secret, by name, such as the places in a province; null: nothing of that name.
   * `useTypeData` reads it, wherever questions are drawn. A page asks for a name once.
   */
  readonly data?: (name: string, services: ServerServices) => Json | null | Promise<Json | null>
  /** Mounted at `POST /sapi/public/form/{key}/question/{id}/{action}`. */
  // biome-ignore lint/suspicious/noExplicitAny: each action has its own input and output; the registry erases them.
  readonly actions?: Readonly<Record<string, ServerAction<T, any, any>>>
  /**
   * For those who may work with the form's records (`project:data:handle`), mounted at
   * `POST /sapi/user/form/data/question/{key}/{questionId}/{action}`. What they `amend` is in the operation log.
   */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  readonly staffActions?: Readonly<Record<string, StaffAction<T, any, any>>>
  /**
   * Of types whose definition says `assigned`: makes the answer, inside the storing transaction and once per record, after
   * all claims. With issues nothing is stored.
   */
  readonly assign?: (context: ClaimContext<T>) => Promise<Assigned<T>>
  /** Whether respondents are shown what `assign` gave. @default true */
  readonly tells?: (options: OptionsOf<T>) => boolean
  /**
   * Whether answers under these options take hold of anything, or are assigned: where they do not, `claim`, `release` and
   * `assign` are not called, and such an answer costs no more to store than any other. @default they do
   */
  readonly takes?: (options: OptionsOf<T>) => boolean
  /**
   * Whether respondents, once they have answered, see how often each of the values that its statistics list was chosen:
   * counts and nothing else. @default they do not
   */
  readonly shares?: (options: OptionsOf<T>) => boolean
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

/** As `defineServerAction`, for `staffActions`. */
export const defineStaffAction =
  <T extends AnyQuestionType>() =>
  <Input, Output>(action: StaffAction<T, Input, Output>): StaffAction<T, Input, Output> =>
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
