/** Templates of forms (product facts 4.3). Those without an owner come with the product and are brought up to date at each start. */
export const up = `
create table form_template (
  id bigint generated always as identity primary key,
  template_key text not null unique,
  owner_id bigint references user_account on delete cascade,
  -- Texts by language, for the gallery; the title respondents see is the definition's.
  name jsonb not null,
  description jsonb not null,
  category text not null,
  is_public boolean not null default false,
  definition jsonb not null,
  -- How it looks; null: as usual.
  theme jsonb,
  use_count int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index form_template_owner_id on form_template (owner_id);
`
