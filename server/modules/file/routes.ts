import { downloadFile, uploadCommonFile, uploadPicture } from '#shared/contract/file'
import { downloadTicket, uploadAnswerFile } from '#shared/contract/submission'
import { downloadRoute, type Route, route, signedInRoute } from '../../http/route.ts'
import * as files from './service.ts'

export const fileRoutes = (deps: files.FileServiceDeps): Route[] => [
  route(uploadAnswerFile, ({ params, query, ip, user, parts }) =>
    files.uploadForAnswer(deps, {
      formKey: params.key,
      pass: query.pass,
      ip,
      userId: user?.id ?? null,
      parts: parts(),
    }),
  ),
  signedInRoute(uploadPicture, ({ user, parts }) => files.uploadPicture(deps, { userId: user.id, parts: parts() })),
  signedInRoute(uploadCommonFile, ({ user, parts }) => files.uploadCommon(deps, { userId: user.id, parts: parts() })),
  signedInRoute(downloadTicket, ({ body, user }) => files.issueTicket(deps.db, { fileId: body.fileId, user })),
  downloadRoute(downloadFile, ({ params, user, token }) => files.download(deps, { id: params.id, user, token })),
]
