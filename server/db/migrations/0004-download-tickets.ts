/** One-use tickets for download links (T2), bound to a person and a file. */
export const up = `
create table download_ticket (
  token_hash bytea primary key,
  user_id bigint not null references user_account on delete cascade,
  file_id text not null,
  expires_at timestamptz not null
);
`
