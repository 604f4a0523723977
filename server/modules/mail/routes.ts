import { keptMails, tryMail } from '#shared/contract/mail'
import { type Route, signedInRoute } from '../../http/route.ts'
import type { mailService } from './service.ts'

export const mailRoutes = (mails: ReturnType<typeof mailService>): readonly Route[] => [
  signedInRoute(tryMail, ({ body, user, ip, acceptLanguage: language = '' }) =>
    mails.try({ userId: user.id, ip, language }, body.to),
  ),
  signedInRoute(keptMails, () => mails.kept()),
]
