/** Who saved a draft last, and when: said to whoever changed it at the same time. */
export const up = `
alter table form add draft_saved_at timestamptz;
alter table form add draft_saved_by bigint references user_account on delete set null;
`
