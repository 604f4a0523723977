/** What a form's mode made of the answers of a record; null where it makes nothing of them. */
export const up = `
alter table submission add column outcome jsonb;
`
