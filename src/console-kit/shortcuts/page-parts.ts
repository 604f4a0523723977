// The parts of the page on screen that shortcuts act on. Pages of other tabs are in the document, too, but not visible.
import { mainId } from '../page/skip-link.tsx'

/** The page's search field, with what stands in it selected. */
export const focusSearch = (): void => {
  const field = shown<HTMLInputElement>('[type=search], search input')[0]
  field?.focus()
  field?.select()
}

/** To the row before or after the one with the focus; from elsewhere, to the one the table was left at. */
export const moveInRows = (by: number): void => {
  // A long table draws its rows in the order it came by them.
  const rows = shown<HTMLElement>(rowSelector).toSorted((a, b) => Number(a.dataset.index) - Number(b.dataset.index))
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const target = at < 0 ? (rows.find(({ tabIndex }) => tabIndex === 0) ?? rows[0]) : rows[at + by]
  target?.focus()
}

/** Chooses the row with the focus, or lets it go: by its box, as a click does. */
export const chooseRow = (): void => {
  focusedRow()?.querySelector<HTMLInputElement>('[data-select] input')?.click()
}

/** Of the row with the focus, in its table. */
export const indexOfRow = (): number | undefined => {
  const index = focusedRow()?.dataset.index
  return index === undefined ? undefined : Number(index)
}

const rowSelector = 'tbody [data-index]'

const focusedRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(rowSelector) ?? null

const shown = <Kind extends HTMLElement>(selector: string): Kind[] =>
  [...(document.getElementById(mainId)?.querySelectorAll<Kind>(selector) ?? [])].filter((each) =>
    each.checkVisibility(),
  )
