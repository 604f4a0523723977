// Why a form is not open, from the server's answer to the screen that says so.
import type { Text } from '#shared/form/definition'
import { pickText } from '#shared/form/text'
import type { Call } from '../call/call.ts'
import type { DefinitionReply } from '../call/fetch-definition.ts'
import type { Draft } from '../draft/draft.ts'
import type { Brought } from '../draft/start.ts'
import type { AnswerLine } from '../filling/answer-lines.ts'
import type { FillForm } from '../form/load-fill-form.ts'
import type { Translate } from '../language/translator.ts'
import { ClosedScreen } from './closed-screen.tsx'
import { lastAnswers, sentFromHere } from './device-memory.ts'
import { downloadLines } from './download-lines.ts'
import { type Refusal, RefusedScreen } from './refused-screen.tsx'

export interface Closing {
  /** A refusal: the form's settings keep this person out now. */
  readonly state: 'stopped' | 'notFound' | Refusal
  readonly title: Text
  /** Answers of this respondent lie on the device. */
  readonly kept: boolean
  /** What they are, when they were on screen a moment ago. */
  readonly lines: readonly AnswerLine[] | null
  /** What they are, when they lie on the device from an earlier visit. */
  readonly keptLines: readonly AnswerLine[] | null
  /** To be taken along once the form is open. */
  readonly brought: Brought | null
  /** Add it to the device's clock to get the server's. */
  readonly clockOffsetMs: number
}

/** What the server said of a form that is not open. */
export const closingOf = (
  reply: Exclude<DefinitionReply, { state: 'failed' }>,
  drafts: readonly Draft[],
  { brought, lines }: { brought: Brought | null; lines: readonly AnswerLine[] | null },
): Closing => {
  const mine = { kept: drafts.length > 0 || brought !== null, brought, lines, keptLines: linesOf(drafts) }
  if (reply.state === 'notFound') return { ...mine, state: 'notFound', title: {}, clockOffsetMs: 0 }
  const { refusal, title, serverTime } = reply.data
  return { ...mine, state: refusal ?? 'stopped', title, clockOffsetMs: serverTime - reply.receivedAt }
}

/** The same of a form that was open until now. */
export const closingOfOpen = (
  { definition: { title }, keeps: kept, clockOffsetMs }: FillForm,
  state: Closing['state'],
  mine: Pick<Closing, 'lines' | 'brought'>,
): Closing => ({ ...mine, state, title, kept, keptLines: null, clockOffsetMs })

/** What this device remembers of a form that is open: that it has answered often enough, or what to begin with. */
export const fromMemory = (
  { formKey, setting, definition }: FillForm,
  drafts: readonly Draft[],
  newId: () => string,
): Closing | Brought | null => {
  const device = setting?.device
  // Answers on their way were let in when they were given.
  const isUnderWay = drafts.some(({ outbox }) => outbox !== null)
  if (device && !isUnderWay && sentFromHere(formKey) >= device.max) {
    const state = { reason: 'device', text: device.text, opensAt: null } as const
    const { title } = definition
    return {
      state,
      title,
      kept: drafts.length > 0,
      lines: null,
      keptLines: linesOf(drafts),
      brought: null,
      clockOffsetMs: 0,
    }
  }
  const answers = setting?.draft.startWithLast && drafts.length === 0 ? lastAnswers(formKey) : null
  return answers && { clientSubmissionId: newId(), answers, durationMs: 0, notice: { kind: 'last' } }
}

/** The answers that were saved last. */
const linesOf = (drafts: readonly Draft[]): readonly AnswerLine[] | null =>
  drafts.toSorted((a, b) => b.savedAt - a.savedAt).find(({ lines }) => lines?.length)?.lines ?? null

/** Key of the text that names the screen. */
export const closedTitle = ({ state }: Closing): string =>
  typeof state === 'string' ? `page.${state}.title` : `refused.${state.reason}.title`

/** The screen of a form that is not open. */
export const ClosedStage = ({
  closing: { state, title, kept, lines, keptLines, clockOffsetMs },
  formKey,
  call,
  language,
  translate,
  onOpen,
}: {
  closing: Closing
  formKey: string
  call: Call
  language: string
  translate: Translate
  /** It may be open now. */
  onOpen: () => void
}) => {
  const formTitle = pickText(title, language, language)
  // Whoever has only to enter a password or to sign in finds the answers in the form.
  const isShutOut = typeof state === 'string' || (state.reason !== 'password' && state.reason !== 'signIn')
  const offered = lines ?? (isShutOut ? keptLines : null)
  const onDownload = offered && (() => downloadLines(formTitle, offered))
  const shared = { formTitle, kept, translate, onDownload }
  if (typeof state === 'string') return <ClosedScreen {...shared} state={state} />
  return (
    <RefusedScreen
      {...shared}
      refusal={state}
      formKey={formKey}
      authorText={pickText(state.text, language, language)}
      clockOffsetMs={clockOffsetMs}
      language={language}
      call={call}
      onOpen={onOpen}
    />
  )
}
