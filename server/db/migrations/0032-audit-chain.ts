/**
 * The audit log shows that it was not tampered with: every entry gets a seal, the SHA-256 over itself and the seal before.
 * Sealed when its transaction commits, one after the other; until then nobody waits for anybody. An entry that is
 * changed, removed or slipped in later breaks the chain from there on.
 */
export const up = `
-- An entry keeps whose it was, also when the account is gone.
alter table audit_log drop constraint audit_log_user_id_fkey;

create table audit_seal (
  number bigint primary key,
  -- No reference: the seal of an entry that was removed is the evidence.
  entry_id bigint not null unique,
  hash bytea not null
);

create function audit_hash(number bigint, before bytea, entry audit_log) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    number, encode(before, 'hex'), entry.id, to_char(entry.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    entry.user_id, entry.action, entry.subject, entry.ip, entry.detail)::text, 'utf8'))
$$;

create function seal_audit_entry() returns trigger language plpgsql as $$
declare
  last audit_seal;
begin
  perform pg_advisory_xact_lock(1179603533, 1096107340);
  select * into last from audit_seal order by number desc limit 1;
  insert into audit_seal (number, entry_id, hash) values (
    coalesce(last.number, 0) + 1, new.id, audit_hash(coalesce(last.number, 0) + 1, coalesce(last.hash, ''), new));
  return null;
end
$$;

-- Entries from before this migration, in their order.
do $$
declare
  entry audit_log;
  number bigint := 0;
  hash bytea := '';
begin
  for entry in select * from audit_log order by id loop
    number := number + 1;
    hash := audit_hash(number, hash, entry);
    insert into audit_seal values (number, entry.id, hash);
  end loop;
end
$$;

create constraint trigger audit_log_seal after insert on audit_log
  deferrable initially deferred for each row execute function seal_audit_entry();

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only ever added to.';
end
$$;
create trigger audit_log_fixed before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
create trigger audit_seal_fixed before update or delete or truncate on audit_seal
  for each statement execute function refuse_audit_change();
`
