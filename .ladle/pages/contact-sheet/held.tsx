import { type ReactNode, useState } from 'react'

/** Keeps the value of one control, so that everything on the sheet can be tried. */
export function Held<T>({
  initial,
  children,
}: {
  initial: T
  children: (value: T, set: (value: T) => void) => ReactNode
}) {
  const [value, setValue] = useState<T>(initial)
  return children(value, setValue)
}
