/** The dialog that asked gives the focus back first, in a task of its own. */
const afterDialogMs = 100

/**
 * The row that had the focus is gone, and its button with it: on to the row the list goes on from, else to the heading
 * (ux 5.4: no focus on `body` after any action). Does nothing where the focus is in the list or in another dialog.
 */
export const focusList = (): void => {
  setTimeout(() => {
    if (document.activeElement?.closest('[data-slot=record-list] tbody, [role=dialog], [role=alertdialog]')) return
    const shown = [...document.querySelectorAll<HTMLElement>('[data-slot=record-list] tbody [data-index], h1')].filter(
      (each) => each.checkVisibility(),
    )
    const target = shown.find(({ tabIndex, tagName }) => tagName === 'TR' && tabIndex === 0) ?? shown[0]
    target?.focus()
  }, afterDialogMs)
}
