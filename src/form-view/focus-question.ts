import { frameId } from './form-view-context.ts'

const controls = 'input, select, textarea, button, [tabindex], a[href]'

/** Moves focus to the control of a question that is wrong, else to its first control. False when it is not drawn. */
export const focusQuestion = (questionId: string, idPrefix = 'q'): boolean => {
  const frame = document.getElementById(frameId(idPrefix, questionId))
  if (!frame) return false
  const all = [...frame.querySelectorAll<HTMLElement>(controls)].filter(isReachable)
  const wrong = all.find((control) => control.matches('[aria-invalid="true"], [aria-invalid="true"] *'))
  const target = wrong ?? all[0]
  // The frame goes into view, not the control alone: its title and error must be seen with it.
  frame.scrollIntoView({ block: frame.clientHeight > innerHeight ? 'start' : 'center' })
  if (target) target.focus({ preventScroll: frame.clientHeight <= innerHeight })
  return target !== undefined
}

const isReachable = (control: HTMLElement): boolean =>
  !control.hidden &&
  control.tabIndex >= 0 &&
  !control.matches(':disabled') &&
  control.closest('[hidden], [inert]') === null
