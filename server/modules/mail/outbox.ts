// Mails on their way: written down with their cause, sent by a job, kept where nothing is to be sent.
import { z } from 'zod'
import { randomId } from '#shared/form/ids'
import { isMailAddress } from '#shared/mail-address'
import type { Database } from '../../db/database.ts'
import type { AppDeps } from '../../deps.ts'
import { defineJob, type JobKind } from '../../kernel/job-kind.ts'
import { enqueue } from '../job/enqueue.ts'
import { mailSetting } from './mail-setting.ts'
import type { Mail, Mailer } from './ports.ts'
import { deleteMail, giveUp, insertMail, keepShown, takeAttempt } from './repository.ts'
import { MailFailure, sendBySmtp } from './smtp.ts'

type Deps = Pick<AppDeps, 'db' | 'secrets'>

/** Jobs wait four times longer after each attempt: the last one is made after some seven hours. */
const maxAttempts = 8
/** For trying out. */
const mostShown = 50

const kind = { kind: 'mail', maxAttempts }

export const createMailer = (deps: Deps): Mailer => ({
  isSetUp: async () => (await mailSetting(deps)) !== null,
  send: async (db, { to, subject, text, html = null }) => {
    if (!isMailAddress(to)) throw new Error('A mail needs one plain address.')
    const id = randomId(24)
    await insertMail(db, { id, to, subject, text, html })
    await enqueue(db, kind, { mailId: id })
  },
})

/** What the test mode does with every mail, while somebody waits to see it. */
export const keepAtOnce = async (db: Database, { to, subject, text }: Mail): Promise<void> => {
  const id = randomId(24)
  await insertMail(db, { id, to, subject, text, html: null })
  await keepShown(db, id, mostShown)
}

export const mailJob = ({ db, secrets }: Deps): JobKind<{ mailId: string }> =>
  defineJob({
    ...kind,
    payload: z.object({ mailId: z.string() }),
    run: async ({ mailId }) => {
      const mail = await takeAttempt(db, mailId)
      if (!mail) return undefined
      try {
        const setting = await mailSetting({ db, secrets })
        if (!setting) throw new MailFailure('No mail is sent here.', { said: null, isFinal: false })
        if (setting.type === 'TEST') {
          await keepShown(db, mail.id, mostShown)
          return undefined
        }
        await sendBySmtp(setting, mail)
      } catch (error) {
        const isFinal = (error instanceof MailFailure && error.isFinal) || mail.attempts >= maxAttempts
        if (isFinal) await giveUp(db, mail.id, (error instanceof MailFailure && error.said) || reasonOf(error))
        // Tried again, or in the log for good.
        throw error
      }
      await deleteMail(db, mail.id)
      return undefined
    },
  })

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
