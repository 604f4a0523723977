/** Finds the smallest and largest number of a question when an edit or a deletion took the former extreme away. */
export const up = `
create index answer_value_number on answer_value (form_id, question_id, part, number) where number is not null;
`
