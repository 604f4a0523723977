/** Ready looks an installation makes for itself (product facts 4.2); those of the product are in its code. */
export const up = `
create table own_theme (
  id bigint generated always as identity primary key,
  name text not null,
  -- A value of the dictionary form_theme_category.
  category text not null,
  look jsonb not null,
  sort int not null default 0,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by bigint references user_account on delete set null
);
create unique index own_theme_name on own_theme (lower(name));
`

export const recordedAs = '0047-own-themes'
