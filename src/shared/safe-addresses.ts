// Addresses that authors write, and respondents' browsers follow. Apart from rich text, which few pages have.

/** http, https, mailto and tel; everything else, `javascript:` first of all, is dropped (T5). */
export const isSafeLink = (href: string): boolean => /^(https?:\/\/|mailto:|tel:)[^\s<>"']+$/i.test(href)

/** Pictures come from this installation only: one from elsewhere would tell its host who reads the form (T7). */
export const isOwnPicture = (src: string): boolean => /^\/sapi\/file\/[0-9A-Za-z]{22,40}$/.test(src)
