import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FillRefusal } from '#shared/contract/fill-state'
import type { SubmitReceipt } from '#shared/contract/submission'
import type { Answers } from '#shared/form/definition'
import { type Issue, noIssues } from '#shared/form/issue'
import { createAnswerText } from '#src/form-view/answer-text.ts'
import { focusQuestion } from '#src/form-view/focus-question.ts'
import { issueTexts } from '#src/form-view/issue-text.ts'
import { questionsOf } from '#src/form-view/visible-pages.ts'
import { createWork, workLimitMs } from '#src/form-view/work.ts'
import { type AnswerLine, answerLines } from './answer-lines.ts'
import type { Call } from './call.ts'
import { createDraftKeeper, type DraftStorage } from './draft.ts'
import type { SummaryEntry } from './error-summary.tsx'
import type { FillForm } from './load-fill-form.ts'
import { readPass } from './pass.ts'
import { startStopwatch } from './stopwatch.ts'
import { type SubmitQueue, type SubmitState, startSubmitQueue } from './submit-queue.ts'
import type { Translate } from './translator.ts'
import { useFillHost } from './use-fill-host.ts'
import { useVisiblePages } from './use-visible-pages.ts'

/** With what a respondent begins: an empty form, or what they left behind. */
export interface Start {
  readonly clientSubmissionId: string
  readonly answers: Answers
  readonly pageNumber: number
  readonly durationMs: number
  /** Frozen body of a submission that has not arrived. */
  readonly outbox: string | null
  readonly notice:
    | { readonly kind: 'restored'; readonly savedAt: number }
    | { readonly kind: 'formChanged' }
    /** The answers given last from this device. */
    | { readonly kind: 'last' }
    | { readonly kind: 'cleared'; readonly before: Answers }
    | null
}

/** What a respondent takes along: to a newer version of the form, past what kept them out, or from the last time. */
export type Brought = Pick<Start, 'clientSubmissionId' | 'answers' | 'durationMs' | 'notice'>

export type Phase =
  /** `failure`: why the last attempt to go on did not work, in words. */
  | { readonly at: 'filling'; readonly failure: string | null }
  /** First attempt; the form stays in view, frozen. */
  | { readonly at: 'sending' }
  | { readonly at: 'undelivered'; readonly state: Extract<SubmitState, { status: 'sending' | 'waiting' }> }
  /** Other answers were stored under this submission's id. */
  | { readonly at: 'conflict' }

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
  readonly onOutdated: (brought: Brought) => void
  readonly onStartOver: (before: Answers) => void
  readonly onUndo: (before: Answers) => void
}

type IssueMap = Readonly<Record<string, readonly Issue[]>>
type Focus = { readonly on: 'heading' } | { readonly on: 'question'; readonly id: string }

/** One respondent's way through a form: answers, pages, errors, the draft on the device, and sending. */
export const useFilling = (options: FillingOptions) => {
  const { form, start, storage, call, language, translate, channel } = options
  const { compiled } = form
  // Read by callbacks that must stay the same while the options change, such as by a switch of language.
  const latest = useRef(options)
  latest.current = options

  const [session] = useState(() => compiled.openSession(start.answers))
  const [phase, setPhase] = useState<Phase>(
    start.outbox === null ? { at: 'filling', failure: null } : { at: 'undelivered', state: { status: 'sending' } },
  )
  const [issues, setIssues] = useState<IssueMap>({})
  const [showSummary, setShowSummary] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  // A notice belongs to the moment the page opened; after turning a page it would only be in the way.
  const [hasTurned, setHasTurned] = useState(false)
  const [focus, setFocus] = useState<Focus | null>(null)
  const [kept, setKept] = useState(form.keeps)
  const [isEmpty, setIsEmpty] = useState(() => Object.keys(session.answers()).length === 0)

  const pages = useVisiblePages(compiled, session)
  const [pageNumber, setPageNumber] = useState(start.pageNumber)
  // The page may have been hidden by an answer since, or belong to an older version.
  const position = Math.max(
    0,
    pages.findLastIndex((page) => page.number <= pageNumber),
  )
  const page = pages[position]

  const [work] = useState(createWork)
  const host = useFillHost({ form, call, language, translate, work })
  const words = useRef(host)
  words.current = host
  const format = useMemo(() => createAnswerText(form.resolve, host), [form.resolve, host])

  // --- the draft on the device ---------------------------------------------------------------------------------------
  const record = useRef({ id: start.clientSubmissionId, outbox: start.outbox, pageNumber: start.pageNumber })
  record.current.pageNumber = page?.number ?? 1
  const [stopwatch] = useState(() => startStopwatch(start.durationMs))
  const [keeper] = useState(() =>
    createDraftKeeper({
      storage,
      onKept: setKept,
      snapshot: () => ({
        clientSubmissionId: record.current.id,
        formKey: form.formKey,
        version: form.version,
        answers: session.answers(),
        pageNumber: record.current.pageNumber,
        durationMs: stopwatch.elapsed(),
        savedAt: Date.now(),
        outbox: record.current.outbox,
      }),
    }),
  )
  const queue = useRef<SubmitQueue>(null)

  useEffect(() => {
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
      queue.current?.stop()
    }
  }, [keeper, session, stopwatch])

  const atRisk = !kept && !isEmpty
  useEffect(() => {
    if (!atRisk) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [atRisk])

  // --- errors --------------------------------------------------------------------------------------------------------
  const context = useCallback(() => ({ now: Date.now() + form.clockOffsetMs }), [form.clockOffsetMs])
  const touched = useRef(new Set<string>())
  // The container in which the respondent is still under way.
  const unfinished = useRef<string>(null)
  const wrong = useRef(issues)
  wrong.current = issues

  const judge = useCallback(
    (id: string, isUnfinished = false): readonly Issue[] => {
      const all = session.issuesOf(id, context())
      // Someone halfway through a row has not forgotten the rest of it.
      const found = isUnfinished ? all.filter(({ code }) => code !== 'required') : all
      setIssues((before) => withIssues(before, id, found))
      return found
    },
    [session, context],
  )
  const onAnswer = useCallback(
    (id: string) => {
      touched.current.add(id)
      // An error that is on screen follows the correction at once; a new one waits until the control is left.
      if (wrong.current[id]?.length) judge(id, unfinished.current === id)
      setPhase((now) => (now.at === 'filling' && now.failure !== null ? { at: 'filling', failure: null } : now))
    },
    [judge],
  )
  const onLeave = useCallback(
    (id: string, isInside: boolean) => {
      // Passing through an empty question is no mistake yet.
      if (!touched.current.has(id)) return
      const before = wrong.current[id]?.length ?? 0
      if (before === 0 || !isInside) unfinished.current = isInside ? id : null
      const found = judge(id, unfinished.current === id)
      if (found.length > 0 && before === 0) setAnnouncement(issueTexts(words.current, found).join(' '))
    },
    [judge],
  )

  const show = (found: IssueMap) => {
    unfinished.current = null
    setIssues(found)
    setShowSummary(true)
    const order = compiled.pages.flatMap(questionsOf)
    const wrongIds = order.filter((id) => found[id]?.length)
    setAnnouncement(translate('fill', 'page.check', { count: wrongIds.length }))
    if (wrongIds[0]) go(wrongIds[0])
  }
  const go = (id: string) => {
    const target = compiled.pages.find((candidate) => questionsOf(candidate).includes(id))
    if (target) setPageNumber(target.number)
    setFocus({ on: 'question', id })
  }

  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus?.on === 'heading') {
      heading.current?.focus({ preventScroll: true })
      scrollTo(0, 0)
    } else if (focus) focusQuestion(focus.id)
  }, [focus])

  const summary = compiled.pages.flatMap(questionsOf).flatMap((id): SummaryEntry[] => {
    const found = issues[id]
    if (!found?.length || !session.isVisible(id)) return []
    return [{ questionId: id, title: session.title(id, language, format), text: issueTexts(host, found).join(' ') }]
  })

  // --- pages ---------------------------------------------------------------------------------------------------------
  const turnTo = (to: number) => {
    const next = pages[to]
    if (!next) return
    setShowSummary(false)
    setHasTurned(true)
    setPageNumber(next.number)
    setFocus({ on: 'heading' })
    keeper.touch()
  }
  // Pressed again, or gone elsewhere meanwhile: what was waited for is not done.
  const pressed = useRef(0)
  const [isWaiting, setWaiting] = useState(false)
  const fail = (key: string) => setPhase({ at: 'filling', failure: latest.current.translate('fill', key) })
  /** Does a step once the questions have done what they are at, such as sending a file; as it then stands. */
  const afterWork = async (step: 'next' | 'submit') => {
    const number = ++pressed.current
    if (work.isUnderWay()) {
      setWaiting(true)
      setPhase({ at: 'filling', failure: null })
      setAnnouncement(translate('fill', 'page.waiting'))
      const isSettled = await work.settled(workLimitMs)
      if (number !== pressed.current) return
      setWaiting(false)
      if (!isSettled) return fail('page.uploading')
    }
    const failedAt = work.failedAt()
    if (failedAt === null) return steps.current[step]()
    fail('page.workFailed')
    go(failedAt)
  }
  const next = () => {
    if (!page) return
    const found = session.validate(context(), page)
    if (Object.keys(found).length > 0) show({ ...issues, ...found })
    else turnTo(position + 1)
  }
  const back = () => {
    pressed.current++
    setWaiting(false)
    turnTo(position - 1)
  }

  // --- sending -------------------------------------------------------------------------------------------------------
  const unfreeze = (to: Phase) => {
    record.current.outbox = null
    setPhase(to)
    void keeper.save()
  }
  const lines = () => answerLines(compiled, session, latest.current.language, format)
  const bring = (notice: Brought['notice']): Brought => ({
    clientSubmissionId: record.current.id,
    answers: session.answers(),
    durationMs: stopwatch.elapsed(),
    notice,
  })
  const close = (state: 'stopped' | 'notFound' | FillRefusal) => {
    unfreeze({ at: 'filling', failure: null })
    latest.current.onClosed(state, lines(), bring(null))
  }
  const onState = (state: SubmitState) => {
    switch (state.status) {
      case 'sending':
        return setPhase((now) => (now.at === 'undelivered' ? { at: 'undelivered', state } : { at: 'sending' }))
      case 'waiting':
        // From here on the answers may have to outlast a low disk; browsers that ask people, ask at a fitting moment.
        void navigator.storage?.persist?.().catch(() => false)
        return setPhase({ at: 'undelivered', state })
      case 'accepted':
        void keeper.clear()
        return latest.current.onAccepted(state.receipt, lines(), session.answers())
      case 'gone':
        return close('notFound')
      case 'failed': {
        const { translate: now } = latest.current
        const failure = state.message
          ? now('fill', 'page.notSubmitted', { reason: state.message })
          : now('fill', 'page.notSubmittedUnknown')
        return unfreeze({ at: 'filling', failure })
      }
      case 'refused':
        switch (state.refusal.reason) {
          case 'issues':
            unfreeze({ at: 'filling', failure: null })
            return show(state.refusal.issues)
          case 'version':
            unfreeze({ at: 'filling', failure: null })
            return latest.current.onOutdated(bring({ kind: 'formChanged' }))
          case 'conflict':
            return unfreeze({ at: 'conflict' })
          default:
            return close(state.refusal.refusal ?? 'stopped')
        }
    }
  }
  const deliver = (body: string) => {
    queue.current?.stop()
    queue.current = startSubmitQueue({
      body,
      send: (frozen, signal) =>
        call('/user/form/data/public/create', { body: frozen, signal, language: latest.current.language }),
      onState,
    })
  }
  const submit = async () => {
    if (phase.at === 'sending') return
    const outcome = compiled.submit(session.answers(), context())
    if (!outcome.ok) return show(outcome.issues)
    setIssues({})
    setShowSummary(false)
    setPhase({ at: 'sending' })
    const body = JSON.stringify({
      formKey: form.formKey,
      version: form.version,
      clientSubmissionId: record.current.id,
      answers: outcome.accepted,
      durationMs: stopwatch.elapsed(),
      ...(channel && { channel }),
      pass: readPass(form.formKey),
    })
    record.current.outbox = body
    // On the device before it is on the way: whatever happens to the page now, the answers are not lost.
    await keeper.save()
    deliver(body)
  }
  const steps = useRef({ next, submit })
  steps.current = { next, submit }
  const sendAsNew = () => {
    const old = record.current.id
    record.current.id = latest.current.newId()
    void storage.remove(old).catch(() => undefined)
    void submit()
  }

  // What a visit begins with is delivered, or kept, right away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit; a new visit is a new component
  useEffect(() => {
    if (start.outbox !== null) deliver(start.outbox)
    else if (start.notice?.kind !== 'restored' && !isEmpty) keeper.touch()
  }, [])

  const startOver = async () => {
    const before = session.answers()
    await keeper.clear()
    latest.current.onStartOver(before)
  }
  const undo = async (before: Answers) => {
    await keeper.clear()
    latest.current.onUndo(before)
  }

  return {
    session,
    host,
    format,
    phase,
    issues,
    summary: showSummary ? summary : [],
    announcement,
    notice: hasTurned ? null : start.notice,
    kept,
    isEmpty,
    page,
    position,
    pageTotal: pages.length,
    heading,
    onAnswer,
    onLeave,
    go,
    isWaiting,
    next: () => void afterWork('next'),
    back,
    submit: () => void afterWork('submit'),
    sendAsNew,
    retryNow: () => queue.current?.retryNow(),
    startOver,
    undo,
    lines,
  }
}

const withIssues = (before: IssueMap, id: string, found: readonly Issue[]): IssueMap => {
  if ((before[id] ?? noIssues).length === 0 && found.length === 0) return before
  const { [id]: _old, ...others } = before
  return found.length === 0 ? others : { ...others, [id]: found }
}
