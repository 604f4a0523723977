import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormSession } from '#shared/form/compile'
import type { AnswerLine } from '../filling/answer-lines.ts'
import type { FillForm } from '../form/load-fill-form.ts'
import { createDraftKeeper, type Draft, type DraftStorage } from './draft.ts'
import type { Brought, Start } from './start.ts'
import { startStopwatch } from './stopwatch.ts'

/** What has been entered, as it lies on the device. */
export interface OpenDraft {
  /** False once the device has refused to store. */
  readonly kept: boolean
  readonly isEmpty: boolean
  /** As it stands now, to be taken along. */
  readonly current: () => Omit<Brought, 'notice'>
  /** What is not seen in the answers has changed, such as the page. */
  readonly touch: () => void
  /** Keeps the body that is about to be sent, null once the answers may change again. Resolved when that is stored, or cannot be. */
  readonly freeze: (body: string | null) => Promise<void>
  readonly clear: () => Promise<void>
  /** Goes on under another id, since the old one is taken. */
  readonly renew: (clientSubmissionId: string) => void
}

/** Keeps the draft on the device up to date, and warns where it is nowhere but on this page. */
export const useDraft = (
  {
    form,
    start,
    storage,
  }: {
    readonly form: FillForm
    readonly start: Start
    readonly storage: DraftStorage
  },
  session: FormSession,
  place: Pick<Draft, 'pageNumber' | 'pageStarts'>,
  lines: () => readonly AnswerLine[],
): OpenDraft => {
  const [kept, setKept] = useState(form.keeps)
  const [isEmpty, setIsEmpty] = useState(
    // What stands there by itself is nothing that anybody has entered.
    () => start.answers === form.initial || Object.keys(session.answers()).length === 0,
  )
  const record = useRef({ id: start.clientSubmissionId, outbox: start.outbox, place, lines })
  Object.assign(record.current, { place, lines })
  const [stopwatch] = useState(() => startStopwatch(start.durationMs))
  const current = () => ({
    clientSubmissionId: record.current.id,
    answers: session.answers(),
    durationMs: stopwatch.elapsed(),
  })
  const [keeper] = useState(() =>
    createDraftKeeper({
      storage,
      onKept: setKept,
      snapshot: () => ({
        ...current(),
        answers: { ...start.aside, ...session.answers() },
        formKey: form.formKey,
        version: form.version,
        ...record.current.place,
        savedAt: Date.now(),
        outbox: record.current.outbox,
        lines: linesWith(start.notice?.dropped, record.current.lines()),
      }),
    }),
  )

  // With the paint: what is entered right after it is kept, too.
  useLayoutEffect(() => {
    const leave = () => keeper.leave()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    const stopListening = session.subscribeAll(() => {
      setIsEmpty(false)
      keeper.touch()
    })
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      stopListening()
      leave()
      stopwatch.stop()
    }
  }, [keeper, session, stopwatch])

  // What a visit begins with is kept right away, unless it is on the device already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit; a new visit is a new component
  useEffect(() => {
    if (start.outbox === null && start.notice?.said.kind !== 'restored' && !isEmpty) keeper.touch()
  }, [])

  const atRisk = !kept && !isEmpty
  useEffect(() => {
    if (!atRisk) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [atRisk])

  return {
    kept,
    isEmpty,
    current,
    touch: keeper.touch,
    freeze(body) {
      record.current.outbox = body
      return keeper.save()
    },
    clear: keeper.clear,
    renew(id) {
      const old = record.current.id
      record.current.id = id
      void storage.remove(old).catch(() => undefined)
    },
  }
}

/** What cannot be answered any more, and has no new answer, is still read as it was. */
const linesWith = (dropped: readonly AnswerLine[] = [], lines: readonly AnswerLine[]): readonly AnswerLine[] => [
  ...lines,
  ...dropped.filter(({ questionId }) => lines.every((line) => line.questionId !== questionId)),
]
