import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'

/** What is said of a row, by the name of its text. */
export type Said = 'lifted' | 'moved' | 'dropped' | 'cancelled'

/**
 * Lifting a row by keyboard, or by what a screen reader does in its place: Space or Enter lifts and drops, arrows move,
 * Escape puts it back. Returns the props of a row's handle.
 */
export const useLift = ({
  ids,
  onMove,
  onRestore,
  say,
}: {
  ids: readonly string[]
  onMove: (from: number, to: number) => void
  onRestore: (ids: readonly string[]) => void
  say: (what: Said, id: string, place: number) => void
}) => {
  const [lifted, setLifted] = useState<{ id: string; before: readonly string[] } | null>(null)
  // A row that changes places loses its focus for a moment: that is not a person leaving it.
  const moving = useRef(false)

  const drop = (id: string) => {
    setLifted(null)
    say('dropped', id, ids.indexOf(id))
  }
  const onClick = (id: string) => (event: MouseEvent) => {
    // A press of a mouse or finger is the beginning of a drag, not a lift.
    if (event.detail !== 0) return
    if (lifted?.id === id) return drop(id)
    setLifted({ id, before: ids })
    say('lifted', id, ids.indexOf(id))
  }
  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    if (lifted?.id !== id) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      moving.current = true
      setLifted(null)
      onRestore(lifted.before)
      say('cancelled', id, lifted.before.indexOf(id))
      return
    }
    const distance = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (distance === 0) return
    event.preventDefault()
    const from = ids.indexOf(id)
    const to = from + distance
    if (to < 0 || to >= ids.length) return
    moving.current = true
    onMove(from, to)
    say('moved', id, to)
  }
  const onBlur = (id: string) => () => {
    if (lifted?.id === id && !moving.current) drop(id)
  }

  return {
    lifted: lifted?.id,
    /** To be called once what moved has its focus back. */
    settled: () => {
      moving.current = false
    },
    handle: (id: string) => ({ onClick: onClick(id), onKeyDown: onKeyDown(id), onBlur: onBlur(id) }),
  }
}
