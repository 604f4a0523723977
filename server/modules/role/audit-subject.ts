import { shownName } from '../../db/built-in-name.ts'
import type { AuditSubject } from '../../kernel/audit.ts'

export const roleSubject: AuditSubject = {
  permission: 'system:role:query',
  link: (key) => ({ to: '/system/role', search: { open: key } }),
  isById: true,
  find: (db, _user, ids) =>
    db
      .selectFrom('role')
      .select(['id as subject', 'id as key', shownName('role.role_name').as('name')])
      .where('id', 'in', ids)
      .execute(),
}
