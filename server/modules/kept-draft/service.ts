// Drafts that respondents leave with the server, and take up again elsewhere by a code (ADR 0043).
import { formStatus } from '#shared/contract/form'
import type { KeptDraft } from '#shared/contract/kept-draft'
import type { Json } from '#shared/form/definition'
import type { AnswerRow } from '#shared/form/upgrade'
import type { Database } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/violation.ts'
import { AppError } from '../../http/app-error.ts'
import { tokenHash } from '../auth/token.ts'
import { setChosen } from '../event/repository.ts'
import { handOver, keepFiles } from '../file/repository.ts'
import type { CompiledForms, FormState } from '../form/compiled-forms.ts'
import { refusalOf } from '../form/setting/may-fill.ts'
import { keysOf, newCode, open, readCode, seal } from './code.ts'
import { countDrafts, findDraft, putDraft } from './repository.ts'

/** Who hears when answers have been sent; only of forms that have left a draft here. */
export const listenerName = 'kept-draft'

interface Respondent {
  readonly formKey: string
  readonly pass: string | null
  readonly userId: string | null
}

type Entered = Omit<KeptDraft, 'savedAt'>

export const createKeptDrafts = ({ db, forms }: { db: Database; forms: CompiledForms }) => {
  /** @throws AppError `notFound` for a form that this person cannot fill in now, or whose author does not want this */
  const openForm = async ({ formKey, ...respondent }: Respondent): Promise<FormState> => {
    const state = await forms.state(formKey)
    const isOpen =
      state &&
      !state.recycled &&
      state.publishedVersion !== null &&
      state.status === formStatus.collecting &&
      state.setting?.draft.carry === true &&
      !refusalOf(state, respondent)
    if (!isOpen) throw new AppError('notFound')
    return state
  }

  return {
    /** @param holder mark of the browser whose files are kept along */
    keep: async (
      respondent: Respondent,
      { clientSubmissionId, ...entered }: Entered,
      holder: string | null,
    ): Promise<{ code: string; until: number }> => {
      const { formId } = await openForm(respondent)
      const version = await forms.version(formId, entered.version)
      if (!version) throw new AppError('notFound')
      // By today's code; what it becomes later is known by the steps.
      const text = JSON.stringify({ ...entered, answerSteps: version.answerSteps } satisfies Sealed)
      if (text.length > largest) throw new AppError('failed', 'draft.noRoom')
      if ((await countDrafts(db, formId)) >= mostOfForm) throw new AppError('failed', 'draft.noRoom')
      const holderHash = holder === null ? null : tokenHash(holder, 'flh')
      for (;;) {
        const code = newCode()
        const keys = await keysOf(formId, code)
        const draft = { formId, clientSubmissionId, codeHash: keys.hash, sealed: seal(text, keys), days }
        try {
          const until = await db.transaction().execute(async (trx) => {
            const ids = fileIdsIn(entered.answers)
            const fileIds = holderHash && ids.length > 0 ? await keepFiles(trx, { formId, ids, holderHash, days }) : []
            await setChosen(trx, { listener: listenerName, formId, isChosen: true })
            return putDraft(trx, { ...draft, userId: respondent.userId, fileIds })
          })
          if (until === null) throw new AppError('failed', 'submission.conflict')
          return { code, until: until.getTime() }
        } catch (error) {
          // Once in a trillion somebody has this code already.
          if (!isUniqueViolation(error)) throw error
        }
      }
    },

    /** @throws AppError the same for a code that was never given, has ended, or is somebody else's */
    fetch: async (respondent: Respondent, typed: string, holder: string): Promise<KeptDraft> => {
      const { formId } = await openForm(respondent)
      const code = readCode(typed)
      const keys = code === null ? null : await keysOf(formId, code)
      const draft = keys && (await findDraft(db, { formId, codeHash: keys.hash }))
      if (!keys || !draft || (draft.userId !== null && draft.userId !== respondent.userId))
        throw new AppError('failed', 'draft.unknownCode')
      // Sealed by `keep`, of this build or one before.
      const { answers, answerSteps, ...entered } = JSON.parse(open(draft.sealed, keys)) as Sealed
      const version = await forms.version(formId, entered.version)
      const holderHash = tokenHash(holder, 'flh')
      if (draft.fileIds.length > 0 && holderHash) await handOver(db, draft.fileIds, holderHash)
      return {
        ...entered,
        clientSubmissionId: draft.clientSubmissionId,
        answers: version ? { ...version.answersOf({ answers, answerSteps } as unknown as AnswerRow) } : answers,
        savedAt: draft.savedAt.getTime(),
      }
    },
  }
}

export type KeptDrafts = ReturnType<typeof createKeptDrafts>

type Sealed = Omit<Entered, 'clientSubmissionId'> & { readonly answerSteps: AnswerRow['answerSteps'] }

/** Long enough for a holiday. */
const days = 14
const mostOfForm = 20_000
/** Characters; 300 questions answered at length are a tenth. */
const largest = 500_000

/** Whatever looks like the id of a file; which of them are this browser's own is seen in the table. */
const fileIdsIn = (value: Json): string[] => {
  if (typeof value === 'string') return /^[0-9A-Za-z]{28}$/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(fileIdsIn) : []
}
