/** What a person may do with the controls of a drawn question, sensible or not. */
import { fireEvent } from '@testing-library/react'

export const controlsIn = (container: HTMLElement): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>('input, textarea, select, button, [role=radio], [role=switch]'),
]

/** What a person may do with a control, sensible or not. Nobody can type in a read-only field: that would prove nothing. */
export const exercise = (control: HTMLElement): void => {
  if (control instanceof HTMLSelectElement) {
    for (const { value } of [...control.options]) fireEvent.change(control, { target: { value } })
  } else if (control instanceof HTMLTextAreaElement) {
    for (const value of ['一行\n两行', '']) if (!control.readOnly) fireEvent.change(control, { target: { value } })
  } else if (control instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(control.type)) {
    const values = typed[control.type] ?? (control.getAttribute('role') === 'spinbutton' ? numbers : words)
    for (const value of values) {
      if (!control.readOnly) fireEvent.change(control, { target: { value } })
    }
    for (const key of ['Enter', 'ArrowUp', 'ArrowDown', 'Backspace', '0']) fireEvent.keyDown(control, { key })
    fireEvent.blur(control)
  } else if (!(control instanceof HTMLInputElement && control.type === 'file')) {
    fireEvent.click(control)
    fireEvent.click(control)
    fireEvent.keyDown(control, { key: 'Delete' })
  }
}

const words = ['字', 'a much longer text than anyone expects here', '']
const numbers = ['3', '0', '-7', '2.5', '999999999', '']
const typed: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-05-01', ''],
  month: ['2026-05', ''],
  'datetime-local': ['2026-05-01T08:30', ''],
  time: ['08:30', ''],
}
