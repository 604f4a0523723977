/** What respondents hold while they fill in a form, and who waits for what is taken. */
export const up = `
-- For a while only: nothing a record took stands here.
create table plugin_hold (
  form_id bigint not null references form on delete cascade,
  question_id text not null,
  key text not null,
  -- The filling: the id its submission will have.
  holder text not null,
  amount bigint not null check (amount > 0),
  until timestamptz not null,
  -- Where it was asked from: nobody holds everything from one place.
  network text not null,
  primary key (form_id, question_id, key, holder)
);
create index plugin_hold_holder on plugin_hold (form_id, holder);
create index plugin_hold_until on plugin_hold (until);

-- First come, first served.
create table plugin_line (
  form_id bigint not null references form on delete cascade,
  question_id text not null,
  key text not null,
  place bigint generated always as identity,
  submission_id bigint not null,
  primary key (form_id, question_id, key, submission_id)
);
create index plugin_line_place on plugin_line (form_id, question_id, key, place);
`
