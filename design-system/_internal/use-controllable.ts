import { useState } from 'react'

/**
 * State that is the caller's when `value` is given and our own when it is not.
 *
 * @returns the current value and a setter that also reports through `onChange`
 */
export function useControllable<T>(
  value: T | undefined,
  initial: T,
  onChange?: ((next: T) => void) | undefined,
): [T, (next: T) => void] {
  const [own, setOwn] = useState(initial)
  const set = (next: T) => {
    if (value === undefined) setOwn(next)
    onChange?.(next)
  }
  return [value === undefined ? own : value, set]
}
