import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'
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
  /** An address for `<img>`, `<video>`, `<audio>` or a link. */
  | { readonly state: 'ready'; readonly url: string }
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
}

/** What a page that draws questions provides to the plugins: public page, preview, designer canvas, stories, tests. */
export interface QuestionHost {
  readonly language: string
  readonly pickText: (text: Text | undefined) => string
  /** Text `key` of `namespace` (`question-types/<id>`), with `{{params}}` filled in and `count` pluralised. */
  readonly translate: (namespace: string, key: string, params?: Record<string, string | number>) => string
  readonly uploadFile: (questionId: string, file: File, options: UploadOptions) => Promise<UploadedFile>
  readonly callAction: (questionId: string, action: string, input: unknown) => Promise<unknown>
  /** An address a person can follow: in the console the file's page. Not for `<img>`: that is `openFile`. */
  readonly fileUrl: (fileId: string) => string
  /** Tells where a file can be drawn from, at once or later, until stopped. Plugins reach it by `useFile`. */
  readonly openFile: (fileId: string, hear: (state: FileState) => void) => () => void
  /** Hears what a question is still at; null: nothing. Absent where nobody waits. Plugins reach it by `useBusy`. */
  readonly reportWork?: (key: string, questionId: string, state: WorkState | null) => void
  /** Draws a question with its frame; container types reach it through `<QuestionSlot>`. */
  readonly renderQuestion: (slot: SlotProps) => ReactNode
  /** Stores a picture for a rich text and resolves to its address. Only where authors work, by `useUploadPicture`. */
  readonly uploadPicture?: (picture: File) => Promise<string>
  /** Active people by a part of their name. Only where authors work: settings panels reach it by `useFindPeople`. */
  readonly findPeople?: (query: string) => Promise<readonly { readonly id: string; readonly name: string }[]>
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

/** The address of a file for a link that a person follows; a picture is drawn by `useFile`. */
export const useFileUrl = (): ((fileId: string) => string) => useQuestionHost().fileUrl

/** Uploads for this question, under the policy its definition states. Rejects with an Error whose message is for the respondent. */
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
