import * as contract from '#shared/contract/user'
import type { AppDeps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { pageFor } from '../../http/page.ts'
import { downloadRoute, type Route, signedInRoute } from '../../http/route.ts'
import { sheetAnswer } from '../../sheet/list-sheet.ts'
import { departmentTree } from '../dept/service.ts'
import * as users from './service.ts'
import { importTemplate, userSheet } from './sheets.ts'

export const userRoutes = ({ db }: Pick<AppDeps, 'db'>): readonly Route[] => [
  signedInRoute(contract.userPage, ({ query, user }) => pageFor(query, (at) => users.listUsers(db, user, query, at))),
  signedInRoute(contract.userDeptTree, ({ user }) => departmentTree(db, user)),
  signedInRoute(contract.getUser, ({ params, user }) => users.getUser(db, user, params.id)),
  signedInRoute(contract.createUser, ({ body, user, ip }) => users.createUser(db, { user, ip }, body)),
  signedInRoute(contract.updateUser, async ({ body, user, ip }) => {
    await users.updateUser(db, { user, ip }, body)
    return null
  }),
  signedInRoute(contract.changeUserStatus, async ({ body, user, ip }) => {
    await users.changeStatus(db, { user, ip }, body)
    return null
  }),
  signedInRoute(contract.resetPassword, async ({ body, user, ip }) => ({
    password: await users.resetPassword(db, { user, ip }, body),
  })),
  signedInRoute(contract.deleteUsers, async ({ params, user, ip }) => {
    await users.deleteUsers(db, { user, ip }, params.ids.split(','))
    return null
  }),
  signedInRoute(contract.getUserRoles, ({ params, user }) => users.rolesOf(db, user, params.id)),
  signedInRoute(contract.assignRoles, async ({ body, user, ip }) => {
    await users.assignRoles(db, { user, ip }, body)
    return null
  }),
  downloadRoute(contract.exportUsers, async ({ query, user, ip, acceptLanguage }) => {
    if (!user) throw new AppError('unauthenticated')
    return sheetAnswer(await userSheet(db, { user, ip }, query, acceptLanguage))
  }),
  downloadRoute(contract.userImportTemplate, ({ acceptLanguage }) => sheetAnswer(importTemplate(acceptLanguage))),
]
