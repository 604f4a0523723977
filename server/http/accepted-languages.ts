/**
 * Of the header `accept-language`, the dearest first, as BCP 47 tags in the caller's own spelling.
 *
 * @param header whatever came; what is no tag, or unwanted (`q=0`), is left out, and so is all beyond 500 characters
 */
export const acceptedLanguages = (header = ''): readonly string[] =>
  header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.split(';').map((each) => each.trim())
      const weight = rest.find((each) => each.startsWith('q='))?.slice(2)
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .filter(({ tag, weight }) => /^[a-z]+(-[a-z0-9]{1,8})*$/i.test(tag) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
