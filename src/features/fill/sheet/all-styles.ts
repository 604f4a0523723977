/**
 * A page brings the styles that its first view and the types of its form are drawn with (docs/adr/0045); what comes later, such as
 * a receipt, needs the whole sheet, once. Resolved when it is there or does not come: what is said matters more than how it looks.
 */
export const allStyles = async (): Promise<void> => {
  // The server draws without one.
  const some = globalThis.document?.querySelector<HTMLStyleElement>('style[data-all]')
  const address = some?.dataset.all
  if (!some || !address) return
  fetching ??= new Promise((resolve) => {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = address
    sheet.onload = () => {
      delete some.dataset.all
      resolve()
    }
    sheet.onerror = () => {
      // Asked for again when somebody needs it again.
      sheet.remove()
      fetching = undefined
      resolve()
    }
    // Last: then everything is in the order of the whole.
    some.after(sheet)
  })
  return fetching
}

let fetching: Promise<void> | undefined
