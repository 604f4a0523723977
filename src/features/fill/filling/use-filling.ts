import { useCallback, useEffect, useMemo, useState } from 'react'
import type { FillRefusal } from '#shared/contract/fill-state'
import type { KeptDraft } from '#shared/contract/kept-draft'
import type { SubmitReceipt } from '#shared/contract/submission'
import type { FormSession } from '#shared/form/compile'
import type { Answers } from '#shared/form/definition'
import { createAnswerText } from '#src/form-view/answer-text.ts'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import type { FormatAnswer } from '#src/form-view/use-question-state.ts'
import { createWork, workLimitMs } from '#src/form-view/work.ts'
import type { Call } from '../call/call.ts'
import type { Draft, DraftStorage } from '../draft/draft.ts'
import type { Brought, Start } from '../draft/start.ts'
import { type OpenDraft, useDraft } from '../draft/use-draft.ts'
import type { FillingRef } from '../files/upload-waiting.ts'
import type { FillForm } from '../form/load-fill-form.ts'
import type { Translate } from '../language/translator.ts'
import { type Sending, useSending } from '../sending/use-sending.ts'
import { type AnswerLine, answerLines } from './answer-lines.ts'
import type { OpenRules } from './page-rules.ts'
import { useFillHost } from './use-fill-host.ts'
import { type Judging, useJudging } from './use-judging.ts'
import { type Pages, usePages } from './use-pages.ts'
import { type Steps, useSteps } from './use-steps.ts'

export interface FillingOptions {
  readonly form: FillForm
  readonly start: Start
  readonly storage: DraftStorage
  readonly call: Call
  readonly language: string
  readonly translate: Translate
  readonly channel: string | null
  readonly newId: () => string
  readonly onAccepted: (receipt: SubmitReceipt, lines: readonly AnswerLine[], answers: Answers) => void
  /** The form takes no answers any more, or not these now; the draft stays on the device. */
  readonly onClosed: (
    state: 'stopped' | 'notFound' | FillRefusal,
    lines: readonly AnswerLine[],
    brought: Brought,
  ) => void
  /** The server knows another version by now; the answers go along. */
  readonly onOutdated: (brought: Brought, lines: readonly AnswerLine[]) => void
  readonly onStartOver: (before: Answers) => void
  /** Goes on with what was left with the server. */
  readonly onCarried: (kept: KeptDraft) => void
  readonly onUndo: (before: Answers) => void
  /** Goes on with another draft of this device. */
  readonly onOther: (draft: Draft) => void
}

export interface Filling {
  readonly session: FormSession
  readonly host: FormHost
  readonly format: FormatAnswer
  readonly pages: Pages
  readonly rules: OpenRules | undefined
  readonly draft: OpenDraft
  readonly judging: Judging
  readonly sending: Sending
  readonly steps: Steps
  /** Resolved when the questions have done what they are at, such as sending a file, or take too long over it. */
  readonly settled: () => Promise<unknown>
  readonly onAnswer: (questionId: string) => void
  /** What those who hear the page are told. */
  readonly announcement: string
  /** The answers as a person reads them. */
  readonly lines: () => readonly AnswerLine[]
}

/**
 * One respondent's way through a form. Each part knows only those before it: the page on screen, the draft on the device,
 * what is wrong with the answers, their way to the server, and the steps that buttons take.
 */
export const useFilling = (options: FillingOptions): Filling => {
  const { form, start, call, language, translate } = options
  const [announcement, announce] = useState('')
  const [session] = useState(() => form.compiled.openSession(start.answers))
  const [work] = useState(createWork)
  const filling = start.clientSubmissionId
  const [files] = useState((): { -readonly [Key in keyof FillingRef]: FillingRef[Key] } => ({ current: null }))
  const host = useFillHost({ form, call, language, translate, work, filling, files })
  const format = useMemo(() => createAnswerText(form.resolve, host), [form.resolve, host])
  const lines = () => answerLines(form.compiled, session, language, format)

  const [rules] = useState(() => form.rules?.open(start.pageStarts))
  const pages = usePages(form, session, start.pageNumber, rules)
  const draft = useDraft(options, session, { pageNumber: pages.page?.number ?? 1, pageStarts: rules?.starts }, lines)
  const judging = useJudging(options, { session, host, format, goTo: pages.goTo, announce })
  // Before anything is sent.
  useEffect(() => {
    start.upload?.(files)
    return () => {
      files.current = null
    }
  }, [start, files])
  const sending = useSending({
    ...options,
    draft,
    files,
    onIssues: judging.show,
    onAccepted: (receipt) => {
      const given = session.answers()
      // What the server has answered belongs to the copy, and not to what the next one begins with.
      for (const [id, answer] of Object.entries(receipt.assigned ?? {})) session.set(id, answer)
      options.onAccepted(receipt, lines(), given)
    },
    onClosed: (state, brought) => options.onClosed(state, lines(), brought),
    onOutdated: (brought) => options.onOutdated(brought, lines()),
  })
  files.current = { ...options, work, session, judging, announce }
  const steps = useSteps(options, { session, work, pages, draft, judging, sending, announce })
  const settled = () => work.settled(workLimitMs)
  const { judgeAgain } = judging
  const { fail } = sending
  const onAnswer = useCallback(
    (id: string) => {
      judgeAgain(id)
      fail(null)
    },
    [judgeAgain, fail],
  )
  return { session, host, format, pages, rules, draft, judging, sending, steps, settled, announcement, onAnswer, lines }
}
