/** What stored answers have seen of the steps of their questions' types, and what the counters have. */
export const up = `
-- By question id; null where no answer has seen any.
alter table submission add column answer_steps jsonb;

-- Facts of answers to this type were counted as they read after so many steps.
create table counted_step (
  type text primary key,
  steps int not null
);
`
