/** What sends files and keeps those that wait: most forms take none, and most respondents have a network. */
export const loadFiles = () => import('./files.ts')
