import { type RefObject, useLayoutEffect, useState } from 'react'

/** Direction the element is laid out in, read from the nearest `dir`: components take no `dir` of their own. */
export function useTextDirection(element: RefObject<HTMLElement | null>): 'ltr' | 'rtl' {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  useLayoutEffect(() => {
    if (element.current) setDirection(directionOf(element.current))
  }, [element])
  return direction
}

/** Direction at this moment, for key handlers: the reader may have switched the language since mounting. */
export function directionOf(element: Element): 'ltr' | 'rtl' {
  return element.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr'
}
