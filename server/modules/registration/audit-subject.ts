import type { AuditSubject } from '../../kernel/audit.ts'

export const registrationSubject: AuditSubject = {
  permission: 'system:registration:list',
  link: (key) => ({ to: '/system/registration', search: { open: key } }),
  isById: true,
  find: (db, _user, ids) =>
    db.selectFrom('registration').select(['id as subject', 'id as key', 'name']).where('id', 'in', ids).execute(),
}
