import { shownName } from '../../db/built-in-name.ts'
import type { AuditSubject } from '../../kernel/audit.ts'

export const configSubject: AuditSubject = {
  permission: 'system:config:query',
  link: (key) => ({ to: '/system/config', search: { open: key } }),
  isById: false,
  find: (db, _user, keys) =>
    db
      .selectFrom('config')
      .select(['config_key as subject', 'id as key', shownName('config.config_name').as('name')])
      .where('config_key', 'in', keys)
      .execute(),
}
