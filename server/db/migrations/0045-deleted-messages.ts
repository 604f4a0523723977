/** Messages can be deleted by their owner, and for a day brought back. */
export const up = `
alter table message add deleted_at timestamptz;
create index message_deleted on message (deleted_at) where deleted_at is not null;
drop index message_unread;
create index message_unread on message (user_id) where read_at is null and deleted_at is null;
drop index message_merge;
create unique index message_merge on message (user_id, merge_key)
  where read_at is null and deleted_at is null and merge_key <> '';
`
