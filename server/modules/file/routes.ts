import { downloadFile, uploadCommonFile, uploadPicture } from '#shared/contract/file'
import { downloadTicket, uploadAnswerFile } from '#shared/contract/submission'
import { downloadRoute, type Route, route, signedInRoute } from '../../http/route.ts'
import { newToken } from '../auth/token.ts'
import { download, issueTicket } from './download.ts'
import { heldBy, holderCookie } from './holder.ts'
import * as files from './service.ts'

export const fileRoutes = (deps: files.FileServiceDeps): Route[] => [
  route(uploadAnswerFile, async ({ params, formPass, user, parts, cookie, setCookie, ...caller }) => {
    const holder = heldBy(cookie(holderCookie)) ?? newToken('flh')
    const sender = { ...caller, userId: user?.id ?? null, parts: parts() }
    const file = await files.uploadForAnswer(deps, { ...sender, formKey: params.key, pass: formPass, holder })
    // As long as nobody claims the file it is kept that long, too.
    setCookie(holderCookie, holder, 24 * 60 * 60)
    return file
  }),
  signedInRoute(uploadPicture, ({ user, parts, ...caller }) =>
    files.uploadPicture(deps, { ...caller, userId: user.id, parts: parts() }),
  ),
  signedInRoute(uploadCommonFile, ({ user, parts, ...caller }) =>
    files.uploadCommon(deps, { ...caller, userId: user.id, parts: parts() }),
  ),
  signedInRoute(downloadTicket, ({ body, user }) => issueTicket(deps.db, { ...body, user })),
  downloadRoute(downloadFile, ({ params, user, token, cookie }) =>
    download(deps, { id: params.id, user, token, holder: heldBy(cookie(holderCookie)) }),
  ),
]
