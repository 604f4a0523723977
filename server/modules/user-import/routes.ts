import { importUsers } from '#shared/contract/user'
import type { AppDeps } from '../../deps.ts'
import { type Route, signedInRoute } from '../../http/route.ts'
import * as service from './service.ts'

export const userImportRoutes = ({ db, storage }: Pick<AppDeps, 'db' | 'storage'>): readonly Route[] => [
  signedInRoute(importUsers, ({ user, ip, acceptLanguage, parts }) =>
    service.importUsers({ db, storage }, { user, ip, acceptLanguage, parts: parts() }),
  ),
]
