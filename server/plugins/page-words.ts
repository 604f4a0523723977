/** What system pages say on the server: refusals, acts of the operation log, headings of files. */
import pages from 'virtual:plugins/texts/system-pages'

/** Of all pages; no two have the same key (system-pages.contract.test.ts). */
export const pageWords = (language: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...[...pages.values()].map((texts) => texts[language]?.server ?? {}))
