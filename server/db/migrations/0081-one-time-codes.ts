/** Codes that were sent, one for each number and purpose; neither number nor code can be read in a copy of the table. */
export const up = `
create table one_time_code (
  purpose text not null,
  target_hash bytea not null,
  -- SHA-256 of code and number, sealed with a key outside the database: six digits alone are soon tried out.
  sealed_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (purpose, target_hash)
);
create index one_time_code_expires on one_time_code (expires_at);
`
