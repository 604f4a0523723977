/** What a question may be called in links. */
export const namePattern: RegExp = /[A-Za-z][0-9A-Za-z_-]{0,39}/

/** What the public page's address says of the page itself; no question is called that. */
export const ownWords: readonly string[] = ['channel', 'lang']
