// Fetched only for a form that has a theme of its own.
import type { PublicLook } from '#shared/contract/public-look'
import { SheetHead } from '#src/form-view/sheet-head.tsx'
import type { WornLook } from './look-context.ts'

let sheet: CSSStyleSheet | null = null

/** Puts a theme into effect; another one takes its place. The server made the style sheet of validated values (T34). */
export const wear = (look: PublicLook): WornLook => {
  if (sheet === null) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(look.css)
  const { dataset } = document.documentElement
  if (look.scheme === 'system') delete dataset.theme
  else dataset.theme = look.scheme
  return worn(look)
}

/** What of a theme is drawn. */
export const worn = (look: PublicLook): WornLook => {
  const { showTitle, showDescription, showNumbers } = look
  return { showTitle, showDescription, showNumbers, Head: () => <SheetHead {...look} bleed={bleed} /> }
}

/** Out of the padding of the sheet (sheet.tsx). */
const bleed = '-mx-5 -mt-8 mb-8 sm:-mx-10 sm:-mt-10 sm:rounded-t-lg print:hidden'
