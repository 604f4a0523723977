// The pages of a form are places in the browser's history: its back button goes to the page before, and not away.

const key = 'formPage'

const placeOf = (state: unknown): { readonly page: number; readonly before: number | null } | null => {
  const place: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : null
  return typeof place === 'object' && place !== null ? (place as { page: number; before: number | null }) : null
}

/** A page is turned forwards. */
export const enterPage = (page: number, before: number): void => {
  // That of the page before may be left over from another visit, or the browser's own.
  if (placeOf(history.state)?.page !== before) history.replaceState({ [key]: { page: before, before: null } }, '')
  history.pushState({ [key]: { page, before } }, '')
}

/** A page is turned back. @returns true when the browser does it, and says so later */
export const leavePage = (page: number, to: number): boolean => {
  const place = placeOf(history.state)
  if (place?.page === page && place.before === to) {
    history.back()
    return true
  }
  history.replaceState({ [key]: { page: to, before: null } }, '')
  return false
}

/** @param onPage the browser's own buttons have been pressed @returns the way to stop */
export const hearHistory = (onPage: (page: number) => void): (() => void) => {
  const hear = ({ state }: PopStateEvent) => {
    const place = placeOf(state)
    if (place) onPage(place.page)
  }
  addEventListener('popstate', hear)
  return () => removeEventListener('popstate', hear)
}

/** After the answers were sent there is no page to go back to: one press leaves. @returns the way to stop */
export const passHistory = (): (() => void) => hearHistory(() => history.back())
