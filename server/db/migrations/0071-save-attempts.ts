/** Which attempt of a client made the newest version: an answer that was lost is told from somebody else's change. */
export const up = [
  'alter table form add draft_attempt text',
  'alter table form_theme add attempt text',
  'alter table form_setting add attempt text',
  'alter table submission add attempt text',
].join(';')
