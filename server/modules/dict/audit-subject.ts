import type { AuditSubject } from '../../kernel/audit.ts'

export const dictSubject: AuditSubject = {
  permission: 'system:dict:query',
  link: (key) => ({ to: `/dict/type/data/${key}` }),
  isById: false,
  find: (db, _user, keys) =>
    db
      .selectFrom('dict_type')
      .select(['dict_type as subject', 'id as key', 'dict_name as name'])
      .where('dict_type', 'in', keys)
      .execute(),
}
