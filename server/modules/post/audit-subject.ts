import type { AuditSubject } from '../../kernel/audit.ts'

export const postSubject: AuditSubject = {
  permission: 'system:post:query',
  link: (key) => ({ to: '/system/post', search: { open: key } }),
  isById: true,
  find: (db, _user, ids) =>
    db.selectFrom('post').select(['id as subject', 'id as key', 'post_name as name']).where('id', 'in', ids).execute(),
}
