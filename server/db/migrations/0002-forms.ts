/** Forms, immutable versions, submissions, flattened answers, counters, files, outbox, jobs. */
export const up = `
create table form (
  id bigint generated always as identity primary key,
  form_key text not null unique,
  owner_id bigint not null references user_account,
  -- 1 form, 2 workflow, 3 folder, 4 exam (product facts 1.1)
  kind smallint not null default 1 check (kind in (1, 2, 3, 4)),
  -- 1 not published, 2 collecting, 3 stopped
  status smallint not null default 1 check (status in (1, 2, 3)),
  folder_id bigint references form,
  -- The plain title in the default language, for lists and search; the truth is in the draft.
  name text not null,
  draft jsonb not null,
  draft_revision int not null default 1,
  -- Every question and option id the form has ever used: ids are never given twice (lossless publishing).
  used_ids text[] not null default '{}',
  published_version int,
  serial bigint not null default 0,
  view_count bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index form_owner on form (owner_id, updated_at desc);

create table form_version (
  form_id bigint not null references form on delete cascade,
  version int not null,
  definition jsonb not null,
  definition_hash bytea not null,
  published_by bigint references user_account on delete set null,
  published_at timestamptz not null default now(),
  primary key (form_id, version)
);
-- A version never changes, whatever the code says.
create function forbid_change() returns trigger language plpgsql as $$
begin
  raise exception 'a published version is immutable';
end $$;
create trigger form_version_immutable before update on form_version for each row execute function forbid_change();

create table submission (
  id bigint generated always as identity primary key,
  form_id bigint not null references form on delete cascade,
  version int not null,
  serial_number bigint not null,
  client_submission_id uuid not null,
  content_hash bytea not null,
  answers jsonb not null,
  -- What the server refused to keep: [{questionId, reason}], null when nothing.
  dropped jsonb,
  -- Raised by each later change of the answers.
  revision int not null default 1,
  submitted_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by bigint references user_account on delete set null,
  updated_by bigint references user_account on delete set null,
  duration_ms int,
  ip text not null default '',
  user_agent text not null default '',
  channel text not null default '',
  unique (form_id, client_submission_id)
);
create index submission_list on submission (form_id, id desc);

-- One row per fact of an answer; also the memory of what the counters have counted.
create table answer_value (
  submission_id bigint not null references submission on delete cascade,
  form_id bigint not null,
  question_id text not null,
  part text not null default '',
  value text,
  number double precision
);
create index answer_value_submission on answer_value (submission_id);

create table answer_count (
  form_id bigint not null references form on delete cascade,
  question_id text not null,
  part text not null,
  -- '' with kind 'answered' counts submissions that answered; 'value' counts a value; 'number' a bin of numbers.
  kind text not null check (kind in ('answered', 'value', 'number')),
  value text not null,
  count bigint not null,
  sum numeric not null default 0,
  min double precision,
  max double precision,
  primary key (form_id, question_id, part, kind, value)
) with (fillfactor = 70);

create table form_file (
  id text primary key,
  form_id bigint references form on delete cascade,
  question_id text,
  uploaded_by bigint references user_account on delete set null,
  -- Set when a submission names the file; unclaimed files are swept after 24 hours (T12).
  submission_id bigint references submission on delete cascade,
  kind text not null check (kind in ('answer', 'picture', 'export', 'common')),
  name text not null,
  mime text not null,
  size bigint not null,
  sha256 bytea not null,
  created_at timestamptz not null default now()
);
create index form_file_unclaimed on form_file (created_at) where submission_id is null and kind = 'answer';
create index form_file_submission on form_file (submission_id);

-- Effects leave in the same transaction as their cause, and are taken from here exactly once.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  form_id bigint,
  subject_id bigint,
  payload jsonb,
  available_at timestamptz not null default now(),
  attempts int not null default 0
);
create index outbox_topic on outbox (topic, id);
create index outbox_form on outbox (form_id, topic, id);

create table job (
  id text primary key,
  kind text not null,
  user_id bigint references user_account on delete cascade,
  payload jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  progress double precision not null default 0,
  result jsonb,
  error text,
  attempts int not null default 0,
  max_attempts int not null default 3,
  run_at timestamptz not null default now(),
  lease_until timestamptz,
  lease_owner text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index job_waiting on job (run_at) where status in ('waiting', 'running');
`
