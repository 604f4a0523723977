import type { MailTrial } from '#shared/contract/mail'
import { randomId } from '#shared/form/ids'
import type { AppDeps } from '../../deps.ts'
import { message } from '../../http/messages.ts'
import { OutboundError } from '../../kernel/outbound/guarded-fetch.ts'
import { audit } from '../system/audit-repository.ts'
import { mailSetting } from './mail-setting.ts'
import { keepAtOnce } from './outbox.ts'
import { MailFailure, sendBySmtp } from './smtp.ts'

type Deps = Pick<AppDeps, 'db' | 'secrets'>

/** Sends a mail by the settings as they are saved, at once, and says what became of it. */
export const tryMail = async (
  deps: Deps,
  { userId, ip, language }: { userId: string; ip: string; language: string },
  to: string,
): Promise<MailTrial> => {
  const trial = await tried(deps, to, language)
  // It reaches somebody: who sent one is written down, but not to whom.
  await audit(deps.db, {
    userId,
    ip,
    action: 'config.tryMail',
    subject: 'emailEnvConfig',
    subjectName: 'emailEnvConfig',
    detail: { outcome: trial.outcome },
  })
  return trial
}

const tried = async (deps: Deps, to: string, language: string): Promise<MailTrial> => {
  const setting = await mailSetting(deps)
  if (!setting) return { outcome: 'none' }
  const mail = { to, subject: message('mail.try.subject', {}, language), text: message('mail.try.text', {}, language) }
  if (setting.type === 'TEST') {
    await keepAtOnce(deps.db, mail)
    return { outcome: 'test' }
  }
  try {
    await sendBySmtp(setting, { ...mail, id: randomId(24), html: null })
    return { outcome: 'sent' }
  } catch (error) {
    if (error instanceof MailFailure && error.said !== null) return { outcome: 'refused', said: error.said }
    // Its words may be shown to whoever named the server.
    if (error instanceof MailFailure || error instanceof OutboundError)
      return { outcome: 'unreachable', why: error.message }
    throw error
  }
}
