/** What is set beside a form's questions, and what limits count. */
export const up = `
-- One row per form, by the form's id; a form without a row has the defaults.
create table form_setting (
  id bigint primary key references form on delete cascade,
  value jsonb not null default '{}',
  -- Of the password to fill in; beside the document, which people read.
  password_hash text,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by bigint references user_account on delete set null
);

-- Read by the statement that stores answers, under the form's lock: answers of such a form are counted first.
alter table form add column is_limited boolean not null default false;

-- Whose answers there are, of forms with limits only. Goes with the record, so a deleted answer counts no more.
create table answer_origin (
  submission_id bigint primary key references submission on delete cascade,
  form_id bigint not null,
  user_id bigint,
  network text not null,
  at timestamptz not null
);
create index answer_origin_form on answer_origin (form_id, at);
create index answer_origin_network on answer_origin (form_id, network, at);
create index answer_origin_user on answer_origin (form_id, user_id, at) where user_id is not null;
`
