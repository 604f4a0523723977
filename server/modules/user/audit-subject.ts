import type { AuditSubject } from '../../kernel/audit.ts'
import { isVisiblePerson } from '../auth/scope-repository.ts'

export const userSubject: AuditSubject = {
  permission: 'system:user:query',
  link: (key) => ({ to: '/system/user', search: { open: key } }),
  isById: true,
  find: (db, user, ids) =>
    db
      .selectFrom('user_account')
      .select(['id as subject', 'id as key', 'nick_name as name'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .where(isVisiblePerson(user, { id: 'user_account.id', deptId: 'user_account.dept_id' }))
      .execute(),
}
