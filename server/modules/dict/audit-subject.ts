import { shownName } from '../../db/built-in-name.ts'
import type { AuditSubject } from '../../kernel/audit.ts'

export const dictSubject: AuditSubject = {
  permission: 'system:dict:query',
  link: (key) => ({ to: `/dict/type/data/${key}` }),
  isById: false,
  find: (db, _user, keys) =>
    db
      .selectFrom('dict_type')
      .select(['dict_type as subject', 'id as key', shownName('dict_type.dict_name').as('name')])
      .where('dict_type', 'in', keys)
      .execute(),
}
