/** Builds client and server unless dist/ was made from exactly these sources. */
export function ensureBuilt(): void
/** Builds client and server into dist/. Ends the process when that fails. */
export function build(): void
/** Writes a `.gz` and a `.br` beside each file of a folder that is worth it. */
export function compress(folder: string): void
