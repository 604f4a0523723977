/** Files of answers: shown to who uploaded them, opened again and again by tickets, and what question types keep. */
export const up = `
-- Hash of the cookie of the browser that uploaded it: while no record has the file, that browser may see it.
alter table form_file add column holder_hash bytea;
-- For the sweep of pictures and files that nothing refers to.
create index form_file_console on form_file (created_at) where kind in ('picture', 'common');

-- A picture on screen or a video that is searched is asked for several times.
alter table download_ticket add column reusable boolean not null default false;

-- What the server halves of question types keep: counted stock, reservations, codes. Goes with its form.
create table plugin_state (
  form_id bigint not null references form on delete cascade,
  question_id text not null,
  key text not null,
  amount bigint not null default 0 check (amount >= 0),
  value jsonb,
  -- The value means nothing from then on; the amount stays.
  until timestamptz,
  primary key (form_id, question_id, key)
);
create index plugin_state_until on plugin_state (until) where until is not null;
`
