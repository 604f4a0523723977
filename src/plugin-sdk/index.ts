/**
 * The isomorphic half of the plugin SDK: no React, no DOM, no Node. Everything a `definition.ts`, `validator.ts`,
 * `formatter.ts` or `statistics.ts` may import. See docs/plugin-guide/question-type.md.
 */
import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { Operator, Question } from '../shared/form/definition.ts'
import type { ModeView } from '../shared/form/form-mode.ts'
import type {
  Cell,
  Comparand,
  Fact,
  FilterKind,
  Operand,
  TypeAddresses,
  TypeFormatter,
  TypeParser,
  TypePosted,
  TypeStatistics,
  TypeTraits,
  TypeValidator,
  Unfinished,
} from '../shared/form/question-type.ts'
import type { TypeStep } from '../shared/form/type-step.ts'
import type { Permission } from '../shared/permissions.ts'

export type { Answers, Json, Operator, Question, Text } from '../shared/form/definition.ts'
export { type Issue, noIssues } from '../shared/form/issue.ts'
export { fieldName, fieldsWithin } from '../shared/form/posted.ts'
export type {
  Address,
  AddressContext,
  AnswerContext,
  Cell,
  ChildReader,
  Comparand,
  Fact,
  FilterKind,
  FormatContext,
  Labelled,
  Operand,
  PostedFields,
  PreparedCheck,
  PrepareTools,
  TypeTraits,
  Unfinished,
} from '../shared/form/question-type.ts'
export { withWording } from '../shared/form/text.ts'
export type { TypeStep } from '../shared/form/type-step.ts'
export { isLonger, isShorter, textLength } from '../shared/text-length.ts'
export { sdkVersion } from './version.ts'

/** Any schema library that speaks Standard Schema: zod, valibot, arktype. */
// biome-ignore lint/suspicious/noExplicitAny: the input side is unknown by design; only the output type matters here.
export type Schema<T> = StandardSchemaV1<any, T>

export const questionGroups = ['text', 'choice', 'matrix', 'media', 'layout', 'people', 'advanced'] as const
export type QuestionGroup = (typeof questionGroups)[number]

/** What a browser lets a page do only if the page's headers say so. */
export type PageNeed = 'camera' | 'wasm'

/** What an upload of a question may be. Enforced while uploading and again when the answer claims the file. */
export interface FilePolicy {
  /** Lower-case extensions without dot. */
  readonly extensions: readonly string[]
  /** As the refusal of another type lists them. @default `extensions` */
  readonly named?: readonly string[]
  readonly maxBytes: number
  readonly maxCount: number
}

/**
 * An answer and what is meant by it. What is stated is compared with what the code makes of the answer, in the language
 * of the sources (zh-cn); a valid example of each kind is asked for.
 */
export interface Example<Opt, Ans> {
  readonly options: Opt
  readonly answer: Ans
  /** False: refused, or `empty`. */
  readonly valid: boolean
  /** Well formed and counts as not given, such as a text of spaces; `valid` is false then. */
  readonly empty?: boolean
  /** What the formatter writes. */
  readonly text?: string
  /** The spreadsheet's cells. */
  readonly cells?: readonly Cell[]
  /** What statistics count of it, in any order. */
  readonly facts?: readonly Fact[]
  /** What rules compare. */
  readonly operand?: Operand
  /** Its parser makes the same answer again of what the spreadsheet's one cell holds, else of its text. */
  readonly survives?: boolean
  /** What rules compare at addresses inside it. */
  readonly at?: Readonly<Record<string, Operand>>
  /** Child questions, for container types. */
  readonly children?: readonly Question[]
}

/** A question as it was written or pasted as text, in the language that is written in. */
export interface WrittenQuestion {
  readonly title: string
  readonly choices: readonly string[]
  /** What stood before its choices: ○ or ( ) take one, □ or [ ] several; letters and dashes say nothing of it. */
  readonly marks: 'one' | 'several' | 'none'
  /** Somebody has named the type, and does not leave it to be guessed. */
  readonly isNamed: boolean
  readonly language: string
}

export interface QuestionTypeSpec<Id extends string, Opt, Ans> {
  /** Equal to the folder name, kebab-case. Stored in forms: never renamed. */
  readonly id: Id
  /** Where the palette shows it: one of `questionGroups`, or one of its own, called `group` in its `admin` texts. */
  readonly group: QuestionGroup | (string & {})
  /** A name of the design system's icon set; not needed where the folder has an `icon.tsx`. */
  readonly icon?: string
  readonly options: Schema<Opt>
  /** `null`: the type collects nothing (layout, text, pictures). */
  readonly answer: Schema<Ans> | null
  /**
   * The options of a question that somebody has written as text (docs/plugin-guide/question-type.md, "Written questions"); undefined: it
   * is of another type. `isGuess`: any text could be meant so, and a type that fits better goes first.
   */
  fromWriting?(
    written: WrittenQuestion,
    newId: () => string,
  ): { readonly options: NoInfer<Opt>; readonly title?: string; readonly isGuess?: true } | undefined
  /** Plain JSON; a new question starts with it. */
  readonly defaults: NoInfer<Opt>
  /** Where a new question needs fresh ids (choices, matrix rows). Default: a copy of `defaults`. */
  readonly create?: (newId: () => string) => NoInfer<Opt>
  /**
   * Most forms have such questions: on the public page it travels with the other types that say so, in one script that
   * nearly everybody needs. A type that few forms have, or that weighs more than a few kilobytes, has one of its own.
   * Written as it stands here, `common: true`: the build reads it without running the definition. Default: false.
   */
  readonly common?: true
  /** What it cannot do without; pages of forms that ask it may, no others. Default: nothing. */
  readonly needs?: readonly PageNeed[]
  /** Members of the options that only authors read, such as where options came from. Respondents never get them. */
  readonly forAuthors?: readonly string[]
  readonly flow?: TypeTraits['flow']
  readonly container?: TypeTraits['container']
  /**
   * True: nobody gives the answer; `assign` of its `server.ts` makes it when the record is stored. What a browser sends is
   * left out, it is never required, and editing the record keeps it. It does not stand in rows of a container.
   */
  readonly assigned?: true
  /** Rule operators beyond `isNull` and `notNull`, which every collecting type has. */
  readonly operators?: readonly Operator[]
  /** How records can be found and sorted by its answer. Default: not at all. */
  // A method: compared bivariantly, as below.
  filter?(options: NoInfer<Opt>): FilterKind | null
  /** How authors enter what a rule compares its answer with. Default: as `filter` says, else text. */
  comparand?(options: NoInfer<Opt>): Comparand
  /**
   * What the author has still to do before anybody could answer it, or see anything: each a key below `unfinished.` in the
   * plugin's `admin` texts. Publishing says so, and is stopped where answers are collected; what may be meant as it is, or
   * is only so today, is a `doubt` and stops nothing.
   */
  unfinished?(options: NoInfer<Opt>): readonly Unfinished[]
  /** For types whose answers name uploaded files; their `server.ts` claims the files for the record. */
  readonly files?: {
    // Methods, not properties: compared bivariantly, so that a type without answer still is an AnyQuestionType.
    policy(options: NoInfer<Opt>): FilePolicy
  }
  /**
   * False: authors cannot set an answer that respondents find there. Types with files never have one. Default: they can,
   * by the renderer; of a container that is rows given beforehand, whose cells may be left for respondents.
   */
  readonly takesDefault?: boolean
  /** How what this type once stored gets into today's shape; each in a file of `steps/`. Append-only. */
  readonly steps?: readonly TypeStep[]
  /**
   * An answer the schema allows, out of random numbers from 0 to 1: for tests. Needed only where the answer schema is
   * not zod's, or says less than its check.
   */
  generate?(random: () => number): NoInfer<Ans>
  /**
   * Languages it speaks, `en` among them: English stands in for the others, and palette and publish page say so. Without
   * `zh-cn` its examples are stated in English. Default: all the product is offered in.
   */
  readonly languages?: readonly string[]
  /** The one set of fixtures: contract test, stories and the end-to-end driver all use it. */
  readonly examples: readonly Example<NoInfer<Opt>, NoInfer<Ans>>[]
}

export interface QuestionType<Id extends string, Opt, Ans> extends QuestionTypeSpec<Id, Opt, Ans> {
  readonly kind: 'question-type'
}

/**
 * Defines a question type. The default export of `definition.ts`.
 * @example
 * export default defineQuestionType({
 *   id: 'rate', group: 'choice', icon: 'star',
 *   options: z.object({ max: z.int().min(2).max(10) }), answer: z.int().min(1),
 *   defaults: { max: 5 },
 *   examples: [{ options: { max: 5 }, answer: 4, valid: true }, { options: { max: 5 }, answer: 6, valid: false }],
 * })
 */
export const defineQuestionType = <const Id extends string, Opt, Ans = never>(
  spec: QuestionTypeSpec<Id, Opt, Ans>,
): QuestionType<Id, Opt, Ans> => ({ kind: 'question-type', ...spec })

// biome-ignore lint/suspicious/noExplicitAny: the erased form of every question type, for constraints and registries.
export type AnyQuestionType = QuestionType<string, any, any>
// biome-ignore lint/suspicious/noExplicitAny: inference position.
export type OptionsOf<T> = T extends QuestionType<string, infer Opt, any> ? Opt : never
// biome-ignore lint/suspicious/noExplicitAny: inference position.
export type AnswerOf<T> = T extends QuestionType<string, any, infer Ans> ? Ans : never

export type Validator<T extends AnyQuestionType> = TypeValidator<OptionsOf<T>, AnswerOf<T>>
export type Formatter<T extends AnyQuestionType> = TypeFormatter<OptionsOf<T>, AnswerOf<T>>
export type Parser<T extends AnyQuestionType> = TypeParser<OptionsOf<T>, AnswerOf<T>>
export type PostedReader<T extends AnyQuestionType> = TypePosted<OptionsOf<T>>
export type Statistics<T extends AnyQuestionType> = TypeStatistics<OptionsOf<T>, AnswerOf<T>>
export type Addresses<T extends AnyQuestionType> = TypeAddresses<OptionsOf<T>, AnswerOf<T>>

/**
 * The rules of an answer beyond its schema; runs in the respondent's browser and again on the server. The default
 * export of `validator.ts`. Import the definition as a type only, or its schema library reaches the public page.
 * @example
 * export default defineValidator<typeof rate>({
 *   is: (answer): answer is number => typeof answer === 'number' && Number.isInteger(answer) && answer >= 1,
 *   prepare: ({ max }) => (answer) => (answer > max ? [{ code: 'rate.tooHigh', params: { max } }] : noIssues),
 * })
 */
export const defineValidator = <T extends AnyQuestionType>(validator: Validator<T>): Validator<T> => validator

/**
 * Answers as text and as spreadsheet cells. The default export of `formatter.ts`.
 * @example
 * export default defineFormatter<typeof rate>({ text: (answer, { max }) => `${answer}/${max}`, cells: (answer) => [answer] })
 */
export const defineFormatter = <T extends AnyQuestionType>(formatter: Formatter<T>): Formatter<T> => formatter

/**
 * Texts as answers: what a link brings along (`?name=4`), what is pasted or imported. The default export of `parse.ts`,
 * which is fetched only when somebody brings a text. What comes out is judged like any other answer.
 * @example
 * export default defineParser<typeof rate>({ parse: (text) => (/^\d+$/.test(text) ? Number(text) : undefined) })
 */
export const defineParser = <T extends AnyQuestionType>(parser: Parser<T>): Parser<T> => parser

/**
 * What a page without scripts posts, as an answer. The default export of `posted.ts`, beside a `plain.tsx` that draws the
 * controls (`defineRenderer`), each with the name `fieldName` makes. A type without the two says on such a page that it
 * needs scripts.
 * @example
 * export default definePosted<typeof rate>({ read: ({ one }) => (one() === '' ? undefined : Number(one())) })
 */
export const definePosted = <T extends AnyQuestionType>(posted: PostedReader<T>): PostedReader<T> => posted

/**
 * What one answer adds to the counters; adding, removing and merging are the core's, so figures stay exact while
 * answers are edited and deleted. The default export of `statistics.ts`.
 * @example
 * export default defineStatistics<typeof rate>({ facts: (answer) => [{ value: String(answer) }, { number: answer }] })
 */
export const defineStatistics = <T extends AnyQuestionType>(statistics: Statistics<T>): Statistics<T> => statistics

/**
 * The parts of an answer that can be named: matrix rows, columns of a sub-form, blanks. Said once, they are what rules
 * ask about, what titles show (`{{q:<question>.<address>}}`), and what records are filtered and sorted by; a type
 * without statistics or cells of its own is counted and exported by them. The default export of `addresses.ts`.
 * @example
 * export default defineAddresses<typeof grid>({
 *   list: ({ rows }, { text }) => rows.map(({ id, label }) => ({ id, label: text(label), kind: 'number', place: { path: [id] } })),
 *   at: (answer, id) => (Object.hasOwn(answer, id) ? answer[id] : null),
 * })
 */
export const defineAddresses = <T extends AnyQuestionType>(addresses: Addresses<T>): Addresses<T> => addresses

/** Whether authors may set an answer to begin with. */
export const takesDefault = (type: AnyQuestionType): boolean =>
  type.answer !== null && type.takesDefault !== false && type.assigned !== true && type.files === undefined

/** The plain facts of a type that travel with a public form. */
export const traitsOf = (type: AnyQuestionType): TypeTraits => ({
  collects: type.answer !== null,
  flow: type.flow ?? 'none',
  container: type.container ?? 'none',
  operators: type.answer === null ? [] : ['isNull', 'notNull', ...(type.operators ?? [])],
  ...(type.assigned && { assigned: true }),
})

export interface FormModeSpec<Form, Question> {
  /** Equal to the folder name, kebab-case. Stored in forms: never renamed. */
  readonly id: string
  /** Settings of the form. */
  readonly form: Schema<Form>
  /** Settings of each question that has any: its key, its points. */
  readonly question: Schema<Question>
  /** Settings of a new form of this mode. */
  readonly defaults: NoInfer<Form>
}

export interface FormMode<Form, Question> extends FormModeSpec<Form, Question> {
  readonly kind: 'form-mode'
}

// biome-ignore lint/suspicious/noExplicitAny: the erased form of every mode, for constraints and registries.
export type AnyFormMode = FormMode<any, any>
// biome-ignore lint/suspicious/noExplicitAny: inference position.
export type FormSettingsOf<M> = M extends FormMode<infer Form, any> ? Form : never
// biome-ignore lint/suspicious/noExplicitAny: inference position.
export type QuestionSettingsOf<M> = M extends FormMode<any, infer Question> ? Question : never

/** What a form is for. The default export of a mode's `definition.ts`; see docs/plugin-guide/form-mode.md. */
export const defineFormMode = <Form, Question>(spec: FormModeSpec<Form, Question>): FormMode<Form, Question> => ({
  kind: 'form-mode',
  ...spec,
})

/** What respondents may see of a mode's settings. The default export of `public.ts`; without it they see nothing. */
export const defineModeView = <M extends AnyFormMode>(
  view: ModeView<FormSettingsOf<M>, QuestionSettingsOf<M>>,
): ModeView<FormSettingsOf<M>, QuestionSettingsOf<M>> => view

/** What a question says of its options when they are written by today's code. */
export const stepsSeen = ({ steps }: AnyQuestionType): Pick<Question, 'step'> =>
  steps && steps.length > 0 ? { step: steps.length } : {}

/** A page of the console, shown where the server's menu names its `component`. `Params` are the values in its path. */
export interface SystemPage<Params> {
  /** The `component` of a menu entry (GET /getRouters): `system/user`. */
  readonly component: string
  /** Who has none of these is told so instead. Empty: everybody whose menu shows it. The server decides again. */
  readonly permissions: readonly Permission[]
  /** Parses what stands in the path for `:parameters`; what it refuses is a page that does not exist (spec 2). */
  readonly params: Schema<Params> | null
}

/** The `definition.ts` of a system page; see docs/plugin-guide/system-page.md. */
export const defineSystemPage = <Params = Readonly<Record<never, string>>>({
  component,
  permissions = [],
  params = null,
}: {
  readonly component: string
  readonly permissions?: readonly Permission[]
  readonly params?: Schema<Params> | null
}): SystemPage<Params> => ({ component, permissions, params })

/** The parameters of `typeof page`. */
export type ParamsOf<Page> = Page extends SystemPage<infer Params> ? Params : never
