/** Captcha challenges and passes, here so that several processes agree (spec 4; reliability 4). */
export const up = `
create table captcha_challenge (
  token text primary key,
  kind text not null check (kind in ('blockPuzzle', 'clickWord', 'pow')),
  -- The network that asked; at most 20 open ones each, of which only its own oldest give way.
  network text not null,
  secret_key text not null default '',
  -- Never leaves the server.
  answer jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index captcha_challenge_network on captcha_challenge (network, created_at);

-- A solved captcha, good for one call. Only its hash is stored, bound to the network and browser that solved it.
create table captcha_pass (
  pass_hash bytea primary key,
  client text not null,
  expires_at timestamptz not null
);

-- Networks that failed too often wait.
create table captcha_lock (
  network text primary key,
  until timestamptz not null
);
`
