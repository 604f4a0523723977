/** Posts (product facts 9.1): what somebody is, beside where they belong. A post gives no rights. */
export const up = `
create table post (
  id bigint generated always as identity primary key,
  post_code text not null,
  post_name text not null,
  sort int not null default 0,
  status text not null default 'active' check (status in ('active', 'disabled')),
  remark text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by bigint references user_account on delete set null
);
create unique index post_code on post (lower(post_code));
-- Files of people name posts, so a name must say which.
create unique index post_name on post (lower(post_name));

create table user_post (
  user_id bigint not null references user_account on delete cascade,
  -- No cascade: a post somebody holds is not deleted.
  post_id bigint not null references post,
  primary key (user_id, post_id)
);
create index user_post_post_id on user_post (post_id);
`
