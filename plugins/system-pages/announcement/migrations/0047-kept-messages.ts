/** Messages that tell of an announcement say who has read it, and without one a person would be told again. */
export const up = 'update message set is_kept = true where announcement_id is not null'
