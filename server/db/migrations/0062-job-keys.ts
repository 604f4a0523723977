/** Of jobs of a kind with the same key one waits at most; it loses its key when it is taken. */
export const up = `
alter table job add job_key text;
create unique index job_key on job (kind, job_key) where job_key is not null;
`
