/** Announcements to many people at once, told by a message to each of them (product facts 9.1). */
export const up = `
create table announcement (
  id bigint generated always as identity primary key,
  title text not null,
  kind text not null default 'notice' check (kind in ('notice', 'announcement')),
  -- Rich text as a tree, as the sanitiser left it.
  content jsonb not null,
  audience text not null default 'all' check (audience in ('all', 'departments', 'roles')),
  -- Null: at once, and for good.
  begins_at timestamptz,
  ends_at timestamptz,
  is_pinned boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'published', 'withdrawn')),
  published_at timestamptz,
  published_by bigint references user_account on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by bigint references user_account on delete set null,
  check (ends_at > begins_at),
  check (status <> 'published' or published_at is not null)
);
create index announcement_published on announcement (id) where status = 'published';

create table announcement_dept (
  announcement_id bigint not null references announcement on delete cascade,
  dept_id bigint not null references dept on delete cascade,
  primary key (announcement_id, dept_id)
);
create table announcement_role (
  announcement_id bigint not null references announcement on delete cascade,
  role_id bigint not null references role on delete cascade,
  primary key (announcement_id, role_id)
);

-- Whom an announcement is meant for as people, departments and roles are now; disabled ones count nothing.
create view announcement_audience as
with person as (select id, dept_id from user_account where status = 'active' and deleted_at is null)
select a.id as announcement_id, person.id as user_id
from announcement a cross join person where a.audience = 'all'
union all
select distinct a.id, person.id
from announcement a
join announcement_dept named on named.announcement_id = a.id
join dept_path place on place.counts and named.dept_id = any (place.path)
join person on person.dept_id = place.id
where a.audience = 'departments'
union all
select distinct a.id, person.id
from announcement a
join announcement_role named on named.announcement_id = a.id
join role on role.id = named.role_id and role.status = 'active'
join user_role on user_role.role_id = role.id
join person on person.id = user_role.user_id
where a.audience = 'roles';

alter table message
  -- Set for messages that tell of an announcement; they go with it.
  add announcement_id bigint references announcement on delete cascade,
  -- Its card on the home page was closed.
  add closed_at timestamptz;
-- Each person is told of an announcement once, however many tell them at a time.
create unique index message_announcement on message (announcement_id, user_id) where announcement_id is not null;
`

export const recordedAs = '0046-announcements'
