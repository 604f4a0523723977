/** Signing in through an OpenID Connect provider (T20). */
export const up = `
-- What a tab began at a provider: ten minutes, once.
create table provider_login (
  state_hash bytea primary key,
  provider text not null,
  -- SHA-256 of a secret that only the tab has.
  binding text not null,
  nonce text not null,
  verifier text not null,
  expires_at timestamptz not null
);

-- Whose account at a provider signs in to which of ours. By issuer: the name of the provider may change.
create table user_identity (
  issuer text not null,
  subject text not null,
  user_id bigint not null references user_account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index user_identity_user on user_identity (user_id);

-- Somebody the provider knows and we do not: linked by whoever signs in here with it.
create table identity_ticket (
  ticket_hash bytea primary key,
  issuer text not null,
  subject text not null,
  expires_at timestamptz not null
);
`
