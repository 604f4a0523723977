/** A drawer or a list that closes gives the focus back to what opened it; only then can it go on to somewhere else. */
export const onceFocusIsBack = (go: () => void): void => {
  const hear = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('[role="dialog"]')) return
    document.removeEventListener('focusin', hear)
    go()
  }
  document.addEventListener('focusin', hear)
}
