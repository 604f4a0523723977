/**
 * Takes style attributes out of drawn markup and says the same in a style sheet, which a page can name in its security
 * policy; equal ones are one rule. What scripts write later stands above it.
 */
export const stylesOut = (markup: string): { readonly html: string; readonly css: string } => {
  const names = new Map<string, number>()
  const html = markup.replace(
    /(<[a-z][\w-]*(?:\s[^\s="'>/]+(?:="[^"]*")?)*?) style="([^"]*)"/g,
    (_all, before: string, style: string) => {
      const rule = plain(style)
      // Nothing that could end a rule and begin another.
      if (/[{}<>@\\]|\/\*/.test(rule)) return before
      const name = names.get(rule) ?? names.size
      names.set(rule, name)
      return `${before} data-style="${name}"`
    },
  )
  return { html, css: [...names].map(([rule, name]) => `[data-style="${name}"]{${rule}}`).join('') }
}

const plain = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
