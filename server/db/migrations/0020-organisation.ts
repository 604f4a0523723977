/**
 * Departments, data scopes, dictionaries, and what administrators edit of people, roles and menus (product facts 9.1).
 * `version` rises with every edit: two administrators at the same row, and the second is told.
 */
export const up = `
create table dept (
  id bigint generated always as identity primary key,
  parent_id bigint references dept,
  dept_name text not null,
  sort int not null default 0,
  leader text not null default '',
  phone text not null default '',
  email text not null default '',
  status text not null default 'active' check (status in ('active', 'disabled')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (parent_id, dept_name)
);

alter table user_account
  add dept_id bigint references dept,
  add phone text not null default '',
  add sex text not null default '2' check (sex in ('0', '1', '2')),
  add remark text not null default '',
  add version int not null default 1,
  -- Forms and records keep their people; names of deleted people may be given again.
  add deleted_at timestamptz,
  add check (deleted_at is null or status = 'disabled');
drop index user_account_user_name;
create unique index user_account_user_name on user_account (lower(user_name)) where deleted_at is null;
create index user_account_dept_id on user_account (dept_id);
create index user_role_role_id on user_role (role_id);
create index role_menu_menu_id on role_menu (menu_id);

alter table role
  add remark text not null default '',
  add version int not null default 1,
  add created_at timestamptz not null default now(),
  add updated_at timestamptz not null default now();

-- The departments of a role whose data scope is 'departments'.
create table role_dept (
  role_id bigint not null references role on delete cascade,
  dept_id bigint not null references dept on delete cascade,
  primary key (role_id, dept_id)
);

alter table menu
  add remark text not null default '',
  add version int not null default 1,
  add updated_at timestamptz not null default now();

create table dict_type (
  id bigint generated always as identity primary key,
  dict_type text not null unique,
  dict_name text not null,
  status text not null default 'active' check (status in ('active', 'disabled')),
  remark text not null default '',
  is_builtin boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table dict_data (
  id bigint generated always as identity primary key,
  dict_type text not null references dict_type (dict_type) on update cascade,
  dict_sort int not null default 0,
  dict_label text not null,
  dict_value text not null,
  css_class text not null default '',
  list_class text not null default '',
  is_default boolean not null default false,
  status text not null default 'active' check (status in ('active', 'disabled')),
  remark text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (dict_type, dict_value)
);

alter table config
  add remark text not null default '',
  add version int not null default 1,
  add created_at timestamptz not null default now();

-- Every department with the way to it from the top, itself included. It counts while nothing on the way is disabled.
create view dept_path as
with recursive reached as (
  select id, array[id] as path, status = 'active' as counts from dept where parent_id is null
  union all
  select dept.id, reached.path || dept.id, reached.counts and dept.status = 'active'
  from dept join reached on dept.parent_id = reached.id
)
select id, path, counts from reached;

-- Menus that count: a disabled one takes everything below it along.
create view active_menu as
with recursive reached as (
  select id, permission from menu where parent_id is null and status = 'active'
  union all
  select menu.id, menu.permission from menu join reached on menu.parent_id = reached.id where menu.status = 'active'
)
select id, permission from reached;

-- Which departments each role of each person reaches. 'all' and 'self' need no departments. Rows that do not count are
-- there too: what a role would reach matters when it is given away.
create view user_dept_scope as
select ur.user_id, ur.role_id, reached.id as dept_id,
  r.status = 'active' as role_active, base.counts as base_counts, reached.counts as dept_counts
from user_role ur
join role r on r.id = ur.role_id
join user_account u on u.id = ur.user_id
cross join lateral (
  select rd.dept_id as id from role_dept rd where rd.role_id = r.id and r.data_scope = 'departments'
  union all
  select u.dept_id where u.dept_id is not null and r.data_scope in ('department', 'department_tree')
) named
join dept_path base on base.id = named.id
join dept_path reached on reached.id = base.id or (r.data_scope = 'department_tree' and base.id = any (reached.path));
`
