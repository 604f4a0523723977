/** People, roles, permissions, menus, sessions, configuration (spec 3, 6; product facts 9.1). */
export const up = `
create table user_account (
  id bigint generated always as identity primary key,
  user_name text not null,
  nick_name text not null,
  email text not null default '',
  avatar text not null default '',
  password_hash text not null,
  status text not null default 'active' check (status in ('active', 'disabled')),
  -- Raised when password or roles change: older sessions end.
  auth_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index user_account_user_name on user_account (lower(user_name));

create table role (
  id bigint generated always as identity primary key,
  role_key text not null unique,
  role_name text not null,
  data_scope text not null default 'self' check (data_scope in ('all', 'departments', 'department', 'department_tree', 'self')),
  sort int not null default 0,
  status text not null default 'active' check (status in ('active', 'disabled'))
);

create table user_role (
  user_id bigint not null references user_account on delete cascade,
  role_id bigint not null references role on delete cascade,
  primary key (user_id, role_id)
);

-- M directory, C page, F button: the tree behind GET /getRouters and the permissions of a role.
create table menu (
  id bigint generated always as identity primary key,
  parent_id bigint references menu on delete cascade,
  kind char(1) not null check (kind in ('M', 'C', 'F')),
  name text not null unique,
  title text not null,
  path text not null default '',
  component text not null default '',
  redirect text not null default '',
  icon text not null default '',
  permission text not null default '',
  sort int not null default 0,
  visible boolean not null default true,
  keep_alive boolean not null default true,
  status text not null default 'active' check (status in ('active', 'disabled'))
);

create table role_menu (
  role_id bigint not null references role on delete cascade,
  menu_id bigint not null references menu on delete cascade,
  primary key (role_id, menu_id)
);

-- Tokens are stored as SHA-256 only.
create table session (
  token_hash bytea primary key,
  user_id bigint not null references user_account on delete cascade,
  auth_version int not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ip text not null default '',
  user_agent text not null default ''
);
create index session_user_id on session (user_id);

-- Hand-off tokens: one use, short life (T1).
create table sign_in_link (
  token_hash bytea primary key,
  user_id bigint not null references user_account on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Token buckets for everything that is limited by rate, kept here so that several server processes agree.
create table rate_bucket (
  bucket text primary key,
  tokens double precision not null,
  refilled_at timestamptz not null default now()
);

create table config (
  id bigint generated always as identity primary key,
  config_key text not null unique,
  config_name text not null,
  config_value text not null,
  is_public boolean not null default false,
  is_secret boolean not null default false,
  is_builtin boolean not null default false,
  updated_at timestamptz not null default now()
);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id bigint references user_account on delete set null,
  action text not null,
  subject text not null default '',
  ip text not null default '',
  detail jsonb not null default '{}'
);
`
