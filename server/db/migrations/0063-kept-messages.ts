/** Messages that no sweep takes: they go when whoever sent them takes them back. */
export const up = 'alter table message add is_kept boolean not null default false'
