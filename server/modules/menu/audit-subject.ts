import type { AuditSubject } from '../../kernel/audit.ts'

export const menuSubject: AuditSubject = {
  permission: 'system:menu:query',
  link: (key) => ({ to: '/system/menu', search: { open: key } }),
  isById: true,
  find: (db, _user, ids) =>
    db.selectFrom('menu').select(['id as subject', 'id as key', 'title as name']).where('id', 'in', ids).execute(),
}
