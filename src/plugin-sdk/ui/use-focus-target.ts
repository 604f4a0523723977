import { type RefCallback, useCallback } from 'react'

/**
 * States where the focus goes when somebody is sent to the question (from the list of errors, by "next"): put the ref on
 * an element that takes the focus, or around the one that does. Without it the control that is wrong has the focus, else
 * the first; so only a question whose first control is not the right one needs this.
 *
 * @param isTarget false: not now, as while something else in the question is wrong
 */
export const useFocusTarget = <Target extends HTMLElement>(isTarget = true): RefCallback<Target> =>
  useCallback(
    (element) => {
      element?.toggleAttribute('data-focus-target', isTarget)
    },
    [isTarget],
  )
