/**
 * The outbox holds an event once for each listener that wants it, and who listens stands beside it, so that the statement
 * which writes the event can tell. What was on its way to the counters is what their listener has not taken yet.
 */
export const up = `
create table event_listener (
  listener text not null,
  kind text not null,
  -- Only events of forms in event_choice.
  is_choosy boolean not null default false,
  -- Since a server was started that does not have it; null while it is there.
  missing_since timestamptz,
  primary key (listener, kind)
);
create index event_listener_kind on event_listener (kind);

create table event_choice (
  listener text not null,
  form_id bigint not null references form on delete cascade,
  primary key (listener, form_id)
);
create index event_choice_form on event_choice (form_id);

insert into event_listener (listener, kind) values ('statistics', 'answer.stored'), ('statistics', 'answer.changed');

alter table outbox rename column topic to listener;
alter table outbox add column kind text, add column about jsonb;
update outbox o set
  listener = 'statistics',
  kind = case when o.payload = '"create"' then 'answer.stored' else 'answer.changed' end,
  about = jsonb_build_object('formId', s.form_id::text, 'submissionId', s.id::text, 'version', s.version)
    || case when o.payload = '"create"' then '{}' else jsonb_build_object('revision', s.revision) end
from submission s
where o.listener = 'submission' and s.form_id = o.form_id and s.id = o.subject_id;
-- About records that are gone: nothing is left to count.
delete from outbox where kind is null;
alter table outbox alter column kind set not null, alter column about set not null,
  drop column subject_id, drop column payload;
alter index outbox_topic rename to outbox_listener;
`
