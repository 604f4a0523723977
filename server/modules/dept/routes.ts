import { createDept, deleteDept, deptList, deptTree, getDept, updateDept } from '#shared/contract/dept'
import type { AppDeps } from '../../deps.ts'
import { type Route, signedInRoute } from '../../http/route.ts'
import * as departments from './service.ts'

export const deptRoutes = ({ db }: Pick<AppDeps, 'db'>): readonly Route[] => [
  signedInRoute(deptList, ({ query, user }) => departments.listDepartments(db, user, query)),
  signedInRoute(deptTree, ({ user }) => departments.departmentTree(db, user)),
  signedInRoute(getDept, ({ params, user }) => departments.getDepartment(db, user, params.id)),
  signedInRoute(createDept, async ({ body, user, ip }) => ({
    id: await departments.createDepartment(db, { user, ip }, body),
  })),
  signedInRoute(updateDept, async ({ body, user, ip }) => {
    await departments.updateDepartment(db, { user, ip }, body)
    return null
  }),
  signedInRoute(deleteDept, async ({ params, user, ip }) => {
    await departments.deleteDepartment(db, { user, ip }, params.id)
    return null
  }),
]
