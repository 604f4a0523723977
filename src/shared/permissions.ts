/**
 * `module:entity:verb`. Endpoints name one; menus grant them to roles; the console hides by them. Which there are the
 * server's modules say (`permissions` in their `module.ts`); the start refuses any other, and a test looks for them in what
 * the browser runs.
 */
export type Permission = `${string}:${string}:${string}`

/** Grants everything (spec 6). */
export const everyPermission = '*:*:*'
