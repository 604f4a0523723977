import type { AuditSubject } from '../../kernel/audit.ts'
import { isOwnedByVisiblePerson } from '../auth/scope-repository.ts'

export const formSubject: AuditSubject = {
  permission: 'project:form:query',
  link: (key) => ({ to: '/project/form/editor', search: { key } }),
  isById: true,
  find: (db, user, ids) =>
    db
      .selectFrom('form')
      .select(['id as subject', 'form_key as key', 'name'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .where(isOwnedByVisiblePerson(user, 'form.owner_id'))
      .execute(),
}
