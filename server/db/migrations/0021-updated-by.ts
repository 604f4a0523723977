/** Who saved a row last: whoever edited an older version of it at the same time is told whose work theirs would undo. */
export const up = ['user_account', 'dept', 'role', 'menu', 'dict_type', 'dict_data', 'config']
  .map((table) => `alter table ${table} add updated_by bigint references user_account on delete set null;`)
  .join('\n')
