import { toBcp47 } from '#shared/language-choice'

/** Puts what is known of a page into the document that the build has made. */
export const filledIn = (
  html: string,
  {
    language,
    scheme,
    title,
    head,
    css,
    view,
    data,
    noScript,
  }: {
    readonly language: string
    readonly scheme: 'light' | 'dark' | 'system'
    /** Null: the product's. */
    readonly title: string | null
    /** Behind the title. */
    readonly head: string
    readonly css: string | null
    /** Null: the waiting lines that stand there. */
    readonly view: string | null
    readonly data: string
    /** What a browser without scripts shows below; null: that it needs them. */
    readonly noScript: string | null
  },
): string =>
  html
    .replace(/<noscript>[\s\S]*?<\/noscript>/, (before) => noScript ?? before)
    .replace(
      /<html lang="[^"]*"/,
      () => `<html lang="${toBcp47(language)}"${scheme === 'system' ? '' : ` data-theme="${scheme}"`}`,
    )
    .replace(/<title>[^<]*<\/title>/, (before) => (title ? `<title>${escaped(title)}</title>` : before))
    .replace('<!-- scripts -->', () => head)
    .replace('<!-- styles -->', () => (css ? `<style>${css}</style>` : ''))
    .replace(/<!-- view -->[\s\S]*<!-- end of view -->/, (before) => view ?? before)
    .replace('<!-- given -->', () => data)

/** The document without what a script would do in it. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<p id="not-working"[\s\S]*?<\/p>/, '')

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
