/** How a form looks. A form without a row looks as usual. */
export const up = `
create table form_theme (
  form_id bigint primary key references form on delete cascade,
  theme jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by bigint references user_account on delete set null
);
`
