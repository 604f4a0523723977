// A copy of what somebody handed in, by e-mail: to whom they say, and never so that strangers could be bothered with it.
import { createHash } from 'node:crypto'
import { chooseLanguage } from '#shared/language-choice'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { type RateLimit, takeTokens } from '../../kernel/rate-limit/repository.ts'
import type { CompiledForms } from '../form/compiled-forms.ts'
import type { Mailer } from '../mail/ports.ts'
import type { SendReceipt } from './ports.ts'
import { receiptMail } from './receipt-mail.ts'
import { findHandedIn } from './repository.ts'

export interface ReceiptDeps {
  readonly db: Database
  readonly forms: Pick<CompiledForms, 'state' | 'version'>
  readonly mailer: Mailer
}

export const createReceipts =
  ({ db, forms, mailer }: ReceiptDeps): SendReceipt =>
  async (formKey, { submission, to, language }) => {
    const state = await forms.state(formKey)
    const after = state && !state.recycled ? state.setting?.after : undefined
    const handedIn = state && after?.copy ? await findHandedIn(db, state.formId, submission) : null
    const compiled = state && handedIn && (await forms.version(state.formId, handedIn.version))
    if (!state || !after || !handedIn || !compiled || !(await mailer.isSetUp())) throw new AppError('notFound')
    if (!(await takeTokens(db, `receipt:${state.formId}:${submission}`, perSubmission))) return 'enough'
    if (!(await takeTokens(db, 'receipts', perInstallation))) return 'enough'
    // Somebody else's mailbox is not to be filled, and nobody is told whose is full.
    if (!(await takeTokens(db, `receipt-to:${sha256(to.toLowerCase())}`, perRecipient))) return 'asked'
    const { languages, defaultLanguage } = compiled.publicDefinition
    const mail = await receiptMail(compiled, handedIn, {
      language: chooseLanguage({ address: language, stored: null, browser: [] }, languages, defaultLanguage),
      withAnswers: after.showAnswers,
    })
    await db.transaction().execute((trx) => mailer.send(trx, { ...mail, to }))
    return 'asked'
  }

/** Buckets are forgotten after two days without use; a submission can be asked for on one. */
const perSubmission: RateLimit = { capacity: 3, seconds: 30 * 86_400 }
const perRecipient: RateLimit = { capacity: 5, seconds: 86_400 }
const perInstallation: RateLimit = { capacity: 1000, seconds: 3600 }

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
