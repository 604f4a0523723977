/**
 * The flat rows are written thirty at a time for each record, so each costs. Finding the next extreme of a question
 * needs an index. A foreign key to the record is not needed: rows come and go under the form's counting lock only.
 */
export const up = `
alter table answer_value drop constraint answer_value_submission_id_fkey;
create index answer_value_number on answer_value (form_id, question_id, part, number) where number is not null;
`
