/** Messages to people, tickets for sockets, and the notifications that every process hears (spec 4, 9; T18). */
export const up = `
create table message (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account on delete cascade,
  msg_type text not null,
  body jsonb not null,
  -- Unread messages with the same key are one: "3 new answers", not three messages.
  merge_key text not null default '',
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index message_user_id on message (user_id, id desc);
create index message_unread on message (user_id) where read_at is null;
create unique index message_merge on message (user_id, merge_key) where read_at is null and merge_key <> '';

-- What does not fit into a notification of PostgreSQL; it carries the id instead.
create unlogged table message_parcel (
  id bigint generated always as identity primary key,
  content text not null,
  created_at timestamptz not null default now()
);

-- One use, 30 seconds, in place of the session token in the address of a socket.
create table socket_ticket (
  ticket_hash bytea primary key,
  session_hash bytea not null references session on delete cascade,
  expires_at timestamptz not null
);

-- Whoever ends a session or changes an account: every process forgets what it remembers, and closes the sockets.
create function announce_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_changed', '{"session":"' || encode(old.token_hash, 'hex') || '"}');
  return null;
end $$;
create trigger session_ended after delete on session
  for each row execute function announce_ended_session();

create function announce_changed_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_changed', '["' || new.id || '"]');
  return null;
end $$;
create trigger account_changed after update of status, auth_version on user_account
  for each row when (old.status is distinct from new.status or old.auth_version is distinct from new.auth_version)
  execute function announce_changed_account();
`
