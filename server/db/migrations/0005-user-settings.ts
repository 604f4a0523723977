/** What a person arranged for themselves (columns, saved views): one JSON document per key. */
export const up = `
create table user_setting (
  user_id bigint not null references user_account on delete cascade,
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, key)
);
`
