import type { AuditSubject } from '../../kernel/audit.ts'
import { isReachedDepartment } from '../auth/scope-repository.ts'

export const deptSubject: AuditSubject = {
  permission: 'system:dept:query',
  link: (key) => ({ to: '/system/dept', search: { open: key } }),
  isById: true,
  find: (db, user, ids) =>
    db
      .selectFrom('dept')
      .select(['id as subject', 'id as key', 'dept_name as name'])
      .where('id', 'in', ids)
      .where(isReachedDepartment(user, 'dept.id'))
      .execute(),
}
