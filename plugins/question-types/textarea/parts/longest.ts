/** Characters an answer may have where the question says nothing. */
export const longest = 20_000
