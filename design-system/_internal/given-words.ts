/**
 * Words a caller gave as props of their own, for `useLabels`: those that are there, or undefined when there is none, so
 * that the words around the component stand.
 */
export function givenWords<Words extends Record<string, string | undefined>>(
  words: Words,
): { [Word in keyof Words]?: string } | undefined {
  const given = Object.entries(words).filter(([, text]) => text !== undefined)
  // Without the undefined ones every value is a text.
  return given.length === 0 ? undefined : (Object.fromEntries(given) as { [Word in keyof Words]?: string })
}
