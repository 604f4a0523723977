// Goes on with what was left behind. Fetched only where there is something.
import type { KeptDraft } from '#shared/contract/kept-draft'
import type { CompiledForm } from '#shared/form/compile'
import type { Answers } from '#shared/form/definition'
import { malformed } from '#shared/form/read'
import { waitingMark } from '#shared/waiting-file'
import { loadFiles } from '../files/load-files.ts'
import type { AnswerLine } from '../filling/answer-lines.ts'
import type { FillForm } from '../form/load-fill-form.ts'
import type { Draft } from './draft.ts'
import { DraftNotice } from './draft-notice.tsx'
import {
  type Claim,
  type DrawnNotice,
  emptyStart,
  type Left,
  newClaimedId,
  type Start,
  type StartNotice,
  taken,
} from './start.ts'

/** @param first id of the draft somebody has chosen among several */
export const resumed = async (
  form: FillForm,
  { drafts, brought, lines, claim, first }: Left & { readonly first?: string },
): Promise<Start> => {
  if (brought) {
    const answers = readableAnswers(form.compiled, brought.answers)
    const notice = noticeOf(brought.notice, droppedOf(brought.answers, answers, lines))
    const aside = without(brought.answers, answers)
    return withFiles({ ...brought, answers, pageNumber: 1, outbox: null, notice, aside })
  }
  const take = async (id: string) => {
    if (!taken.has(id) && !(await claim(id))) return false
    taken.add(id)
    return true
  }
  const draft = await pickDraft(drafts, take, first)
  if (!draft) return emptyStart(form, claim)
  const left = readableAnswers(form.compiled, draft.answers)
  const dropped = draft.outbox === null ? droppedOf(draft.answers, left, draft.lines) : []
  // Another link to the same form may bring along what the draft has no answer to; what is on its way is frozen.
  const answers = draft.outbox === null ? { ...form.prefilled, ...left } : left
  const other = await otherDraft(form, drafts, { not: draft.clientSubmissionId, claim })
  // Both are in the order of the form.
  const isWorthSaying =
    other !== undefined ||
    dropped.length > 0 ||
    (Object.keys(left).length > 0 && JSON.stringify(left) !== JSON.stringify(form.initial))
  return withFiles({
    clientSubmissionId: draft.clientSubmissionId,
    answers,
    pageNumber: draft.pageNumber,
    // Of another version they would be the times of other pages.
    pageStarts: draft.version === form.version ? draft.pageStarts : undefined,
    durationMs: draft.durationMs,
    outbox: draft.outbox,
    notice: isWorthSaying ? noticeOf({ kind: 'restored', savedAt: draft.savedAt, other }, dropped) : null,
    aside: without(draft.answers, left),
  })
}

/** With what sends those that wait on the device. */
const withFiles = async (start: Start): Promise<Start> =>
  JSON.stringify([start.answers, start.outbox]).includes(waitingMark)
    ? { ...start, upload: (await loadFiles()).uploadWaiting }
    : start

/** What was left with the server. @param isOwn it is the filling of this very tab, which is claimed already */
export const carriedStart = async (
  form: FillForm,
  { clientSubmissionId, answers, pageNumber, durationMs, savedAt }: KeptDraft,
  { claim, isOwn }: { claim: Claim; isOwn: boolean },
): Promise<Start> => ({
  // Under its own id it is stored once, whichever device sends it.
  clientSubmissionId: isOwn || (await claim(clientSubmissionId)) ? clientSubmissionId : newClaimedId(claim),
  answers: readableAnswers(form.compiled, answers),
  pageNumber,
  durationMs,
  outbox: null,
  notice: noticeOf({ kind: 'carried', savedAt }, []),
})

/** An empty form, and the way back. */
export const clearedStart = (form: FillForm, before: Answers, claim: Claim): Start => ({
  ...emptyStart(form, claim),
  notice: noticeOf({ kind: 'cleared', before }, []),
})

/** The draft to continue: an undelivered submission first, else the latest; one that another tab has open is not taken. */
export const pickDraft = async (
  drafts: readonly Draft[],
  claim: (clientSubmissionId: string) => Promise<boolean>,
  first?: string,
): Promise<Draft | null> => {
  const byUrgency = drafts.toSorted(
    (a, b) =>
      Number(b.clientSubmissionId === first) - Number(a.clientSubmissionId === first) ||
      Number(b.outbox !== null) - Number(a.outbox !== null) ||
      b.savedAt - a.savedAt,
  )
  for (const draft of byUrgency) if (await claim(draft.clientSubmissionId)) return draft
  return null
}

/** The latest of the others that no tab has open, and that somebody has entered something into. */
const otherDraft = async (
  form: FillForm,
  drafts: readonly Draft[],
  { not, claim }: { readonly not: string; readonly claim: Claim },
): Promise<Draft | undefined> => {
  const others = drafts
    .filter(({ clientSubmissionId, outbox }) => clientSubmissionId !== not && outbox === null)
    .filter(({ answers }) => Object.keys(readableAnswers(form.compiled, answers)).length > 0)
    .toSorted((a, b) => b.savedAt - a.savedAt)
  for (const draft of others) {
    const { clientSubmissionId: id } = draft
    if (taken.has(id) || (await claim(id, 'look'))) return draft
  }
  return undefined
}

const noticeOf = (said: StartNotice | null, dropped: readonly AnswerLine[]): DrawnNotice | null => {
  if (said === null && dropped.length === 0) return null
  return { said: said ?? { kind: 'formChanged' }, dropped, View: DraftNotice }
}

/** Answers the form can still read; one to a question that is gone or has another type now would only be in the way. */
const readableAnswers = (compiled: CompiledForm, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([id, answer]) => {
      const read = compiled.question(id)?.read(answer)
      return read !== undefined && read !== malformed
    }),
  )

const without = (before: Answers, readable: Answers): Answers =>
  Object.fromEntries(Object.entries(before).filter(([id]) => !(id in readable)))

/** Those it cannot, as they were read. */
const droppedOf = (
  before: Answers,
  readable: Answers,
  lines: readonly AnswerLine[] | null | undefined,
): readonly AnswerLine[] => (lines ?? []).filter(({ questionId }) => questionId in before && !(questionId in readable))
