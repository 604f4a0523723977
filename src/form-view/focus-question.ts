import { frameId, titleId } from './form-view-context.ts'

const controls = 'input, select, textarea, button, [tabindex], a[href]'

/**
 * Moves focus into a question: to what its renderer states (`useFocusTarget`), else to the control that is wrong, else to
 * the first. False when it is not drawn, or has nothing that could take the focus.
 */
export const focusQuestion = (questionId: string, idPrefix = 'q'): boolean => {
  const frame = document.getElementById(frameId(idPrefix, questionId))
  if (!frame) return false
  const all = reachableIn(frame)
  const wrong = all.find((control) => control.matches('[aria-invalid="true"], [aria-invalid="true"] *'))
  // What is wrong inside a row is for the question there to say, not for the container.
  const target = statedIn(wrong?.closest<HTMLElement>(framed) ?? frame) ?? wrong ?? all[0]
  // The frame goes into view, not the control alone: its title and error must be seen with it.
  frame.scrollIntoView({ block: frame.clientHeight > innerHeight ? 'start' : 'center' })
  if (target) target.focus({ preventScroll: frame.clientHeight <= innerHeight })
  return target !== undefined
}

/** Moves focus to the title of a question, so that it is read. False when it is not drawn, or has none that takes it. */
export const focusTitle = (questionId: string, idPrefix = 'q'): boolean => {
  const title = document.getElementById(titleId(frameId(idPrefix, questionId)))
  if (!title?.matches('[tabindex]')) return false
  title.focus({ preventScroll: true })
  return true
}

const framed = '[data-slot="question"]'

const statedIn = (frame: HTMLElement): HTMLElement | undefined => {
  const stated = [...frame.querySelectorAll<HTMLElement>('[data-focus-target]')].find(
    (element) => element.closest(framed) === frame && !element.matches(outOfReach),
  )
  // Not only what the Tab key reaches: a heading or a drawing surface may be stated.
  return stated?.matches(controls) ? stated : stated && reachableIn(stated)[0]
}

const outOfReach = ':disabled, [hidden], [hidden] *, [inert], [inert] *'

const reachableIn = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => control.tabIndex >= 0 && !control.matches(outOfReach),
  )
