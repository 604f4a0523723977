/** Absolute path of something in the repository. */
export function inRepository(path: string): string
