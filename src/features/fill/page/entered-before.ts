type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What somebody has entered into the page before its scripts were live: taken out of the controls, to be entered again, as by
 * hand, once there is somebody who hears it. Works for every control of the browser, whatever question it belongs to.
 * Until then no button is heard: a form that was sent in between would be sent without it, past the questions it brings up.
 * @param but what stands in such elements is left there
 * @returns enters it again, in the page as it is then
 */
export const takeEntered = (root: HTMLElement, but?: string): (() => void) => {
  const { activeElement, body } = document
  const active = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
  const again = [...root.querySelectorAll<Control>('input, textarea, select')].flatMap((control) => {
    const enter = but !== undefined && control.closest(but) ? null : entered(control)
    return enter ? [{ control, enter }] : []
  })
  if (again.length > 0) root.addEventListener('click', keepFromButtons, true)
  return () => {
    root.removeEventListener('click', keepFromButtons, true)
    for (const { control, enter } of again) {
      const now = present(control)
      if (now) enter(now)
    }
    const now = active && present(active)
    if (now && now !== document.activeElement) now.focus({ preventScroll: true })
  }
}

const keepFromButtons = (event: Event): void => {
  if (!(event.target as Element).closest('button')) return
  event.preventDefault()
  event.stopPropagation()
}

/** The control itself, or the one that has been drawn in its place. */
const present = <Element extends HTMLElement>(control: Element): Element | null => {
  if (control.isConnected) return control
  const other = control.id === '' ? null : document.getElementById(control.id)
  return other?.tagName === control.tagName ? (other as Element) : null
}

/** Sets a control back to what the server drew; null when nobody has touched it. */
const entered = (control: Control): ((now: Control) => void) | null => {
  if (control instanceof HTMLSelectElement) {
    const { value } = control
    const drawn = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
    if (value === (drawn?.value ?? '')) return null
    control.value = drawn?.value ?? ''
    return (now) => write(now, value, 'change')
  }
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    const { checked } = control
    if (checked === control.defaultChecked) return null
    control.checked = control.defaultChecked
    // What was chosen instead of this one, says it.
    return (now) => (checked || control.type === 'checkbox' ? now.click() : undefined)
  }
  if (control instanceof HTMLInputElement && control.type === 'file') {
    if (!control.files?.length) return null
    return (now) => void now.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const { value } = control
  if (value === control.defaultValue) return null
  const caret = document.activeElement === control ? caretOf(control) : null
  control.value = control.defaultValue
  return (now) => {
    write(now, value, 'input')
    if (caret !== null && !(now instanceof HTMLSelectElement)) now.setSelectionRange(caret, caret)
  }
}

const caretOf = (control: HTMLInputElement | HTMLTextAreaElement): number | null => {
  try {
    return control.selectionEnd
  } catch {
    // Some kinds of input have none.
    return null
  }
}

/** Past whatever a library has put in the way of the control's own property, which is how it tells its doing from a person's. */
const write = (control: Control, value: string, event: 'input' | 'change') => {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')
  own?.set?.call(control, value)
  control.dispatchEvent(new Event(event, { bubbles: true }))
}
