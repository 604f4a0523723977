import type { FileState } from '#sdk/ui'
import type { FormSession } from '#shared/form/compile'
import { malformed } from '#shared/form/read'
import type { Work } from '#src/form-view/work.ts'
import type { Draft, DraftStorage } from '../draft/draft.ts'
import type { IssueMap } from '../filling/use-judging.ts'
import type { FillForm } from '../form/load-fill-form.ts'
import { exponential } from '../sending/submit-queue.ts'
import { exchanged, waitingIn } from './answer-files.ts'
import { filesFirst, issueOf } from './deliver-files.ts'
import { filesIn } from './file-storage.ts'
import { type FilesOf, forget, isAnyOnlyHere, openHeld, type Sent, sendWaiting } from './waiting-files.ts'

/** A filling, as it stands, that files belong to. */
export interface FilesFilling extends FilesOf {
  readonly form: FillForm
  readonly work: Work
  readonly session: FormSession
  readonly judging: { readonly issues: IssueMap; readonly show: (found: IssueMap, stays: boolean) => void }
  readonly announce: (text: string) => void
}

export interface FillingRef {
  /** Null once it is over. */
  readonly current: FilesFilling | null
  /** Sends the files that frozen answers name, before the answers (`filesFirst`); there once any may wait. */
  first?: (
    body: string,
    say: (note: string) => void,
    keep: (body: string) => Promise<void>,
  ) => ReturnType<typeof filesFirst>
}

const known = new WeakMap<FillingRef, () => void>()

/** Sends what waits, one after the other, until nothing does: again and again, and at once when the network is back. */
export const uploadWaiting = (filling: FillingRef): void => {
  const start = known.get(filling) ?? begin(filling)
  known.set(filling, start)
  start()
}

/** Tells where a file that waits can be drawn from. Where one is seen, however it came there, it is sent. */
export const openWaiting = async (
  id: string,
  filling: FillingRef | undefined,
  hear: (state: FileState) => void,
): Promise<void> => {
  if (!filling?.current) return
  uploadWaiting(filling)
  await openHeld(id, filling.current, hear)
}

const begin = (filling: FillingRef): (() => void) => {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let waiting: readonly string[] = []

  const stop = () => {
    clearTimeout(timer)
    stopListening?.()
    removeEventListener('online', start)
    removeEventListener('beforeunload', warn)
  }
  const later = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(start, pause)
  }
  const start = () => {
    if (!filling.current) return stop()
    clearTimeout(timer)
    if (!isRunning) void round()
  }
  const round = async () => {
    isRunning = true
    const pause = await sendAll(filling)
    isRunning = false
    if (pause === null) failures = 0
    else later(Math.max(pause, exponential(failures++)))
  }
  /** What a person takes out of their answers need not be kept, and what they put in is sent. */
  const look = () => {
    const { current } = filling
    if (!current) return stop()
    const now = waitingIn(current.session.answers()).map(({ id }) => id)
    for (const id of waiting) if (!now.includes(id)) void forgetUnsent(id, current)
    if (now.some((id) => !waiting.includes(id)) && !isRunning) later(exponential(failures))
    waiting = now
  }
  const warn = (event: BeforeUnloadEvent) => {
    if (isAnyOnlyHere(waiting)) event.preventDefault()
  }

  filling.first = async (body, say, keep) => {
    if (!filling.current) return { kind: 'unreachable' }
    const ready = await filesFirst(body, { ...filling.current, say, keep })
    // What is on screen follows.
    start()
    return ready
  }
  addEventListener('online', start)
  addEventListener('beforeunload', warn)
  const stopListening = filling.current?.session.subscribeAll(look)
  look()
  return start
}

/** @returns null when nothing waits any more, else for how long to wait at least before it is tried again, in ms */
const sendAll = async (filling: FillingRef): Promise<number | null> => {
  const tried = new Set<string>()
  for (;;) {
    const { current } = filling
    const next = current && waitingIn(current.session.answers()).find(({ id }) => !tried.has(id))
    if (!next) return null
    tried.add(next.id)
    const sent = await sendWaiting(next.id, current)
    if (!filling.current) return null
    if (sent.kind === 'arrived' || sent.kind === 'refused') settle(filling.current, next, sent)
    else return (sent.kind === 'busy' && sent.retryAfterMs) || 0
  }
}

/** The file of the server takes its place in the answer; one that was refused leaves it, with a word at its question. */
const settle = (
  { form, session, judging, announce, translate, language }: FilesFilling,
  { questionId, id }: { readonly questionId: string; readonly id: string },
  sent: Extract<Sent, { kind: 'arrived' | 'refused' }>,
): void => {
  const before = session.answer(questionId)
  if (before === undefined) return
  const answer = exchanged(before, id, sent.kind === 'arrived' ? sent.file : null)
  const read = answer === undefined ? undefined : form.compiled.question(questionId)?.read(answer)
  session.set(questionId, read === malformed ? undefined : answer)
  if (sent.kind === 'arrived') announce(translate('fill-later', 'file.arrived', { name: sent.file.name }))
  // In nobody's way who is at another question: they are told of it where they go on.
  else judging.show({ ...judging.issues, [questionId]: [issueOf(sent.message, language)] }, true)
}

const forgetUnsent = async (id: string, { storage }: FilesFilling): Promise<void> => {
  // One that is under way has become another by now, or does soon.
  const file = await filesIn(storage)
    .get(id)
    .catch(() => undefined)
  if (!file?.arrived) await forget(id, storage)
}

/** Files that nobody has in an answer any more, such as one begun anew. */
export const sweepFiles = async (storage: DraftStorage, now = Date.now()): Promise<void> => {
  const files = filesIn(storage)
  const drafts = new Map<string, readonly Draft[]>()
  for (const { id, formKey, savedAt } of await files.all()) {
    if (now - savedAt < leisure) continue
    const known = drafts.get(formKey) ?? (await storage.ofForm(formKey))
    drafts.set(formKey, known)
    if (!known.some((draft) => JSON.stringify(draft).includes(id))) await files.remove(id)
  }
}

/** Another tab may be about to keep the draft that names it; one that was cleared may be brought back. */
const leisure = 10 * 60_000
