/**
 * Signing in takes and gives back six tokens; none of them is worth a wait for the disk. What a crash of the database forgets
 * is how often somebody tried just before.
 */
export const up = `
alter table rate_bucket set unlogged;
`
