declare module 'virtual:locales/fill' {
  /** Codes of the languages in which no text of the public page is missing. */
  export const complete: readonly string[]
  const languages: Record<string, () => Promise<{ default: Record<string, Record<string, string>> }>>
  export default languages
}
declare module 'virtual:locales/later' {
  const languages: Record<string, () => Promise<{ default: Record<string, Record<string, string>> }>>
  export default languages
}
declare module 'virtual:locales/fill-languages' {
  /** Codes of the languages the public page has texts in. */
  export const available: readonly string[]
  /** Of those in which none of them is missing. */
  export const complete: readonly string[]
}
declare module 'virtual:locales/types' {
  const languages: Record<string, () => Promise<{ default: Record<string, Record<string, string>> }>>
  export default languages
}
declare module 'virtual:locales/admin' {
  /** Codes of the languages in which no text at all is missing. */
  export const complete: readonly string[]
  /** Codes of further ones in which the frame around the pages is complete. */
  export const partial: readonly string[]
  const languages: Record<string, () => Promise<{ default: Record<string, Record<string, string>> }>>
  export default languages
}
declare module 'virtual:locales/plain' {
  const languages: Record<string, () => Promise<{ default: Record<string, Record<string, string>> }>>
  export default languages
}
declare module 'virtual:locales/captcha' {
  const languages: Record<string, () => Promise<{ default: Record<string, Record<string, string>> }>>
  export default languages
}
declare module 'virtual:later-parts' {
  /** By the address of a script of the public page, what it may ask for later. */
  const parts: Readonly<Record<string, readonly string[]>>
  export default parts
}
