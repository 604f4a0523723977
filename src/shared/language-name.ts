/** A language's name in that language. Chinese is told apart by script: readers know 简体 and 繁體, not regions. */
export const languageName = (code: string): string => {
  const known = names.get(code)
  if (known !== undefined) return known
  const tag = code === 'zh-cn' ? 'zh-Hans' : code === 'zh-tw' ? 'zh-Hant' : code
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code
  names.set(code, name)
  return name
}

/** What has been asked elsewhere already: the first name a page asks its browser for takes a phone 50 ms. */
export const giveLanguageNames = (given: Readonly<Record<string, string>>): void => {
  for (const [code, name] of Object.entries(given)) names.set(code, name)
}

/** The server draws many pages, and asking costs more than drawing. */
const names = new Map<string, string>()
