import { useMemo, useState } from 'react'

/** Forms that are chosen on the page of a list that is on screen. */
export interface ChosenForms {
  readonly keys: ReadonlySet<string>
  readonly choose: (keys: Iterable<string>) => void
  /** Lets go of all; undefined while there are none. */
  readonly clear: (() => void) | undefined
}

export const useChosenForms = (rows: readonly { readonly formKey: string }[] | undefined): ChosenForms => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(none)
  // Forms that went by another way (a row's own buttons) are no longer chosen.
  const keys = useMemo(() => {
    const there = new Set(rows?.map(({ formKey }) => formKey))
    return new Set([...selected].filter((formKey) => there.has(formKey)))
  }, [selected, rows])
  return {
    keys,
    choose: (wanted) => setSelected(new Set(wanted)),
    clear: keys.size > 0 ? () => setSelected(none) : undefined,
  }
}

const none: ReadonlySet<string> = new Set()
