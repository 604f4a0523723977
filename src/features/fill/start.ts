import type { CompiledForm } from '#shared/form/compile'
import type { Answers } from '#shared/form/definition'
import { malformed } from '#shared/form/read'
import { type Draft, pickDraft } from './draft.ts'
import type { Brought, Start } from './use-filling.ts'
import { uuidV7 } from './uuid-v7.ts'

/** Takes a submission id for this tab; false when another tab has it. */
export type Claim = (clientSubmissionId: string) => Promise<boolean>

/** With what a respondent begins: what they bring along, what they left on the device, or an empty form. */
export const startOf = async (
  compiled: CompiledForm,
  { drafts, brought, claim }: { drafts: readonly Draft[]; brought: Brought | null; claim: Claim },
): Promise<Start> => {
  if (brought) {
    const answers = readableAnswers(compiled, brought.answers)
    return { ...brought, answers, pageNumber: 1, outbox: null }
  }
  const draft = await pickDraft(drafts, claim)
  if (!draft) return emptyStart(claim)
  const answers = readableAnswers(compiled, draft.answers)
  const isWorthSaying = Object.keys(answers).length > 0
  return {
    clientSubmissionId: draft.clientSubmissionId,
    answers,
    pageNumber: draft.pageNumber,
    durationMs: draft.durationMs,
    outbox: draft.outbox,
    notice: isWorthSaying ? { kind: 'restored', savedAt: draft.savedAt } : null,
  }
}

export const emptyStart = (claim: Claim): Start => ({
  clientSubmissionId: newClaimedId(claim),
  answers: {},
  pageNumber: 1,
  durationMs: 0,
  outbox: null,
  notice: null,
})

export const newClaimedId = (claim: Claim): string => {
  const id = uuidV7()
  void claim(id)
  return id
}

/** Answers the form can still read; one to a question that is gone or has another type now would only be in the way. */
const readableAnswers = (compiled: CompiledForm, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([id, answer]) => {
      const read = compiled.question(id)?.read(answer)
      return read !== undefined && read !== malformed
    }),
  )
