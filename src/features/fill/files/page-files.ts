/** Files sent from this page, by id, as addresses within it: what is at hand need not be fetched again. */
export const sentFrom = new Map<string, string>()
