/** Mails that wait to be sent; beside them those kept instead of being sent, and those that were given up. */
export const up = `
create table mail (
  -- Part of its Message-ID, so that a mail whose sending was cut short is known again.
  id text primary key,
  address text not null,
  subject text not null,
  -- Emptied with the giving up: nothing of what people entered stays behind here.
  body_text text not null,
  body_html text,
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'failed')),
  attempts integer not null default 0,
  reason text not null default '',
  created_at timestamptz not null default now()
);
create index mail_kept on mail (state, created_at);
`
