/**
 * People who ask for an account: by application (POST /apply) or with a password of their own (POST /register). They
 * are no accounts before somebody approves them.
 */
export const up = `
create table registration (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('apply', 'register')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'refused')),
  user_name text not null default '',
  -- Of 'register' only, and only until it is decided.
  password_hash text,
  name text not null,
  company text not null default '',
  phone text not null default '',
  email text not null default '',
  purpose text not null default '',
  ip text not null default '',
  created_at timestamptz not null default now(),
  -- The account that came of it.
  user_id bigint references user_account on delete set null,
  decided_by bigint references user_account on delete set null,
  decided_at timestamptz,
  reason text not null default ''
);
create index registration_status on registration (status, id desc);
create unique index registration_pending_name on registration (lower(user_name))
  where status = 'pending' and user_name <> '';
`
