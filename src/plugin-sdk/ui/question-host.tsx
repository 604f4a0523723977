import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'
import type { CompiledForm, FormSession } from '#shared/form/compile'
import type { Issue, Json, Question, Text } from '../index.ts'

export interface UploadedFile {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly url: string
}

export interface UploadOptions {
  /** 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/** A stored file on its way to the screen. */
export type FileState =
  | { readonly state: 'loading' }
  /** An address for `<img>`, `<video>`, `<audio>` or a link. `note`: what a person is to know of it, such as that it waits for the network. */
  | { readonly state: 'ready'; readonly url: string; readonly note?: string }
  | { readonly state: 'failed' }

/** Something an answer waits for, or that did not work out and is not part of it. */
export type WorkState = 'underWay' | 'failed'

export interface SlotProps {
  readonly question: Question
  readonly value: Json | undefined
  readonly onChange: (next: Json | undefined) => void
  readonly issues: readonly Issue[]
  readonly readOnly: boolean
  /** Makes ids unique where a question is drawn several times, such as once per row. */
  readonly scope: string
  /** What `fieldName` begins with, on a page without scripts. Default: the question's id. */
  readonly name?: string
}

/** An answer of the form, or a part of one, that settings may name. */
export interface FormField {
  /** `<questionId>`, or `<questionId>.<address>`. */
  readonly id: string
  readonly questionId: string
  readonly address?: string
  /** The question's number and title, with the part. */
  readonly label: string
  /** `useFillIn` can write its answer. */
  readonly takesText?: boolean
}

/** What stands at an address, or in words for people why it cannot be had. */
export type OptionList =
  | { readonly entries: readonly { readonly value: string; readonly label: string }[] }
  | { readonly problem: string }

/** The form around a question, as far as a question has to do with it. */
export interface FormAround {
  readonly compiled: Pick<CompiledForm, 'question' | 'definition'>
  readonly session: Pick<FormSession, 'set' | 'answers'>
  /** Told of every answer that was changed on the page. */
  readonly onAnswer?: ((questionId: string) => void) | undefined
}

/** What a page that draws questions provides to the plugins: public page, preview, designer canvas, stories, tests. */
export interface QuestionHost {
  readonly language: string
  /** That of the form's texts; in the console it may be another one than that of the page around it. */
  readonly formLanguage?: string
  readonly pickText: (text: Text | undefined) => string
  /** Text `key` of `namespace` (`question-types/<id>`), with `{{params}}` filled in and `count` pluralised. */
  readonly translate: (namespace: string, key: string, params?: Record<string, string | number>) => string
  readonly uploadFile: (questionId: string, file: File, options: UploadOptions) => Promise<UploadedFile>
  readonly callAction: (questionId: string, action: string, input: unknown) => Promise<unknown>
  /** The same for `staffActions`. Only where records are read by those who may work with them: `useStaffAction`. */
  readonly callStaffAction?: (questionId: string, action: string, input: unknown) => Promise<unknown>
  /** Reads `data` of a type's `server.ts`; null: nothing of that name. Plugins reach it by `useTypeData`. */
  readonly fetchData: (typeId: string, name: string) => Promise<unknown>
  /**
   * What is random for a respondent follows from it, and stays as long as they fill in the form: the id under which the
   * answers are handed in. Absent where nobody answers. Plugins reach it by `useSeed`.
   */
  readonly seed?: string
  /** An address a person can follow: in the console the file's page. Not for `<img>`: that is `openFile`. */
  readonly fileUrl: (fileId: string) => string
  /** Tells where a file can be drawn from, at once or later, until stopped. Plugins reach it by `useFile`. */
  readonly openFile: (fileId: string, hear: (state: FileState) => void) => () => void
  /** Hears what a question is still at; null: nothing. Absent where nobody waits. Plugins reach it by `useBusy`. */
  readonly reportWork?: (key: string, questionId: string, state: WorkState | null) => void
  /** What waits for that work is not done any more: a person has thought better of it. Plugins reach it by `useBusy`. */
  readonly callOffWait?: () => void
  /** The form the question stands in. Absent where it stands alone. Plugins reach it by `useOnce` and `useFillIn`. */
  readonly form?: FormAround
  /**
   * Fetches what understands texts as answers of a type; undefined: nothing does. Absent where nobody fills in anything.
   * Plugins reach it by `useFillIn`.
   */
  readonly parserOf?: (typeId: string) => (() => Promise<unknown>) | undefined
  /** Draws a question with its frame; container types reach it through `<QuestionSlot>`. */
  readonly renderQuestion: (slot: SlotProps) => ReactNode
  /** Stores a picture for a rich text and resolves to its address. Only where authors work, by `useUploadPicture`. */
  readonly uploadPicture?: (picture: File) => Promise<string>
  /** Active people by a part of their name. Only where authors work: settings panels reach it by `useFindPeople`. */
  readonly findPeople?: (query: string) => Promise<readonly { readonly id: string; readonly name: string }[]>
  /** The same for departments, with the names on the way to each: `useFindDepartments`. */
  readonly findDepartments?: (
    query: string,
  ) => Promise<readonly { readonly id: string; readonly name: string; readonly path: string }[]>
  /** The same for roles: `useFindRoles`. */
  readonly findRoles?: (query: string) => Promise<readonly { readonly id: string; readonly name: string }[]>
  /** Dictionaries of the installation, and the active entries of one in order: `useDictionaries`. Stable functions. */
  readonly dictionaries?: {
    readonly list: () => Promise<readonly { readonly id: string; readonly name: string }[]>
    readonly entriesOf: (id: string) => Promise<readonly { readonly value: string; readonly label: string }[]>
  }
  /** Reads the list of options at an address, by the server: `useReadOptionList`. A stable function. */
  readonly readOptionList?: (from: { readonly address: string; readonly path: string }) => Promise<OptionList>
  /** A hook: what the form asks. Only where authors work: settings panels reach it by `useFormFields`. */
  readonly useFields?: () => readonly FormField[]
}

const HostContext = createContext<QuestionHost | null>(null)
const ScopeContext = createContext<{ readonly typeId: string; readonly questionId: string } | null>(null)

export const QuestionHostProvider = ({ host, children }: { host: QuestionHost; children: ReactNode }) => (
  <HostContext value={host}>{children}</HostContext>
)

/** Tells the hooks below which question, and so whose texts and actions, they serve. Set by the host, not by plugins. */
export const QuestionScope = ({
  typeId,
  questionId,
  children,
}: {
  typeId: string
  questionId: string
  children: ReactNode
}) => {
  const scope = useMemo(() => ({ typeId, questionId }), [typeId, questionId])
  return <ScopeContext value={scope}>{children}</ScopeContext>
}

export const useQuestionHost = (): QuestionHost => {
  const host = useContext(HostContext)
  if (!host) throw new Error('A question was drawn outside a QuestionHostProvider')
  return host
}

export const useScope = () => {
  const scope = useContext(ScopeContext)
  if (!scope) throw new Error('A question hook was used outside a QuestionScope')
  return scope
}

/** The plugin's own texts: `t('placeholder')` reads `fill.placeholder` (and, in the console, `admin.…`) of its locales. */
export const useT = (): ((key: string, params?: Record<string, string | number>) => string) => {
  const { translate } = useQuestionHost()
  const { typeId } = useScope()
  return useCallback((key, params) => translate(`question-types/${typeId}`, key, params), [translate, typeId])
}

/** An author's wording in the respondent's language. */
export const useText = (): ((text: Text | undefined) => string) => useQuestionHost().pickText

/** The code of the language in use, lower case (`zh-cn`). */
export const useLanguage = (): string => useQuestionHost().language

/** The language the form is shown in: how it writes dates. Settings and pages around the form speak `useLanguage`. */
export const useFormLanguage = (): string => {
  const { formLanguage, language } = useQuestionHost()
  return formLanguage ?? language
}

/**
 * A text that is the same as long as one respondent is at this question, and another one for the next: what is random on
 * the page follows from it, and can be worked out again later. Undefined where nobody answers, as on the designer's canvas.
 */
export const useSeed = (): string | undefined => {
  const { seed } = useQuestionHost()
  const { questionId } = useScope()
  return seed === undefined ? undefined : `${seed}:${questionId}`
}

/** The address of a file for a link that a person follows; a picture is drawn by `useFile`. */
export const useFileUrl = (): ((fileId: string) => string) => useQuestionHost().fileUrl

/**
 * Uploads for this question, under the policy its definition states. Rejects with an Error whose message is for the respondent.
 * On the public page a file that cannot be sent now is taken, too, and waits on the device: `useFiles` says so in a
 * `note`, and the page puts the file of the server in its place in the answer.
 */
export const useUpload = (): ((file: File, options?: UploadOptions) => Promise<UploadedFile>) => {
  const { uploadFile } = useQuestionHost()
  const { questionId } = useScope()
  return useCallback((file, options = {}) => uploadFile(questionId, file, options), [uploadFile, questionId])
}

/** Calls an action of the type's `server.ts`. */
export const useServerAction = (action: string): ((input: unknown) => Promise<unknown>) => {
  const { callAction } = useQuestionHost()
  const { questionId } = useScope()
  return useCallback((input) => callAction(questionId, action, input), [callAction, questionId, action])
}
