import { type KeyboardEvent, useEffect, useState } from 'react'

/** What the options need to know of where the person is. */
export type ListboxCursor = Pick<ReturnType<typeof useListboxCursor>, 'index' | 'idOf' | 'moveTo'>

/**
 * The active option of a listbox whose focus stays in its text field (aria-activedescendant). Skips disabled options.
 *
 * @param start index of the option to begin on
 */
export function useListboxCursor<Option extends { disabled?: boolean | undefined }>(
  listId: string,
  options: readonly Option[],
  start = 0,
) {
  const [wanted, setWanted] = useState(Math.max(0, start))
  const index = nearest(options, Math.min(wanted, options.length - 1), 1)
  const idOf = (at: number) => `${listId}-${at}`
  const activeId = index < 0 ? undefined : idOf(index)

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  /** Handles the walking keys; true when it did. */
  const onKey = (event: KeyboardEvent): boolean => {
    const targets: Partial<Record<string, [number, 1 | -1]>> = {
      ArrowDown: [index + 1 >= options.length ? 0 : index + 1, 1],
      ArrowUp: [index <= 0 ? options.length - 1 : index - 1, -1],
      Home: [0, 1],
      End: [options.length - 1, -1],
    }
    const target = targets[event.key]
    if (!target) return false
    event.preventDefault()
    setWanted(nearest(options, ...target))
    return true
  }

  return {
    index,
    active: options[index],
    activeId,
    idOf,
    onKey,
    moveTo: setWanted,
    reset: () => setWanted(0),
  }
}

/** The first option that can be chosen from `from` on in `direction`, going round; -1 when there is none. */
function nearest(options: readonly { disabled?: boolean | undefined }[], from: number, direction: 1 | -1): number {
  for (let step = 0; step < options.length; step++) {
    const at = (from + step * direction + options.length * 2) % options.length
    if (!options[at]?.disabled) return at
  }
  return -1
}
