/** What respondents have entered and go on with elsewhere; read by whoever has the code, and by nobody else. */
export const up = `
create table kept_draft (
  id bigint generated always as identity primary key,
  form_id bigint not null references form on delete cascade,
  -- The filling: the id its submission will have.
  client_submission_id uuid not null,
  -- Half of what scrypt makes of the code; the other half is the key of what is sealed.
  code_hash bytea not null,
  sealed bytea not null,
  -- Of somebody signed in, who alone goes on with it.
  user_id bigint references user_account on delete cascade,
  file_ids text[] not null,
  saved_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (form_id, client_submission_id),
  unique (form_id, code_hash)
);
create index kept_draft_user on kept_draft (user_id) where user_id is not null;
create index kept_draft_expires on kept_draft (expires_at);

-- A draft that is kept keeps its files.
alter table form_file add column kept_until timestamptz;
`
