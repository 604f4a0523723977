/**
 * The audit log as people read it: entries say what they are about by name, from which device and in which request; the
 * seal covers that too. Lists of a million entries are read by these indexes, and checks of the chain are remembered.
 */
export const up = `
alter table audit_log
  -- As it was called then: the record may be gone when somebody reads this.
  add column subject_name text not null default '',
  add column user_agent text not null default '',
  add column request_id text not null default '';

-- Entries from before have none of the three, and their seals stay as they are.
create or replace function audit_hash(number bigint, before bytea, entry audit_log) returns bytea language sql stable as $$
  select sha256(convert_to((jsonb_build_array(
    number, encode(before, 'hex'), entry.id, to_char(entry.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    entry.user_id, entry.action, entry.subject, entry.ip, entry.detail)
    || case when entry.subject_name = '' and entry.user_agent = '' and entry.request_id = '' then '[]'::jsonb
      else jsonb_build_array(entry.subject_name, entry.user_agent, entry.request_id) end)::text, 'utf8'))
$$;

create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_by_person on audit_log (user_id, at desc, id desc);
create index audit_log_by_action on audit_log (action, at desc, id desc);

create table audit_check (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: the daily one.
  user_id bigint,
  -- Number and hash of the last seal. A later check finds by them whether the chain was made anew.
  last_number bigint not null,
  head text not null,
  broken_at bigint,
  problem text check (problem in ('changed', 'removed', 'gap', 'rewritten')),
  -- The entry where it breaks, where there still is one.
  broken_entry bigint,
  unsealed int not null,
  first_time timestamptz,
  -- Of the last entry before it breaks.
  last_time timestamptz,
  check ((broken_at is null) = (problem is null))
);
create trigger audit_check_fixed before update or delete or truncate on audit_check
  for each statement execute function refuse_audit_change();
`
