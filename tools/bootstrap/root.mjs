import { fileURLToPath } from 'node:url'

/** Absolute path inside the repository. */
export const inRepository = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
