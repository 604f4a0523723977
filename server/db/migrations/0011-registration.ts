/** People who ask for an account: by application (POST /apply) or with a password of their own (POST /register). */
export const up = `
alter table user_account drop constraint user_account_status_check;
alter table user_account add constraint user_account_status_check
  check (status in ('active', 'disabled', 'pending', 'refused'));

create table registration (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('apply', 'register')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'refused')),
  -- The account: from the beginning for 'register', from the approval on for 'apply'.
  user_id bigint references user_account on delete set null,
  user_name text not null default '',
  name text not null,
  company text not null default '',
  phone text not null default '',
  email text not null default '',
  purpose text not null default '',
  ip text not null default '',
  created_at timestamptz not null default now(),
  decided_by bigint references user_account on delete set null,
  decided_at timestamptz,
  reason text not null default ''
);
create index registration_status on registration (status, id desc);
`
