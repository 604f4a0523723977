declare module 'virtual:locales/fill' {
  /** Codes of the languages in which no text of the public page is missing. */
  export const complete: readonly string[]
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
declare module 'virtual:locales/captcha' {
  const languages: Record<string, () => Promise<{ default: Record<string, Record<string, string>> }>>
  export default languages
}
