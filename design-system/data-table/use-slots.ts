import { useEffect, useState } from 'react'
import { inOrder, recycleSlots, replaceSlots, type Slot, settleSlots, showExactly } from './slots.ts'

const settleAfter = 500

/**
 * The elements that draw the rows `indexes`, in document order.
 *
 * @param keep one of the rows has focus: it must keep its element, and the document its order
 */
export function useSlots(indexes: readonly number[], keep: boolean): readonly Slot[] {
  const [slots, setSlots] = useState<readonly Slot[]>(() => recycleSlots([], indexes))
  const ordered = inOrder(slots)
  const right = showExactly(slots, indexes) && (ordered || !keep)
  const next = right ? slots : keep ? replaceSlots(slots, indexes) : recycleSlots(slots, indexes)
  if (!right) setSlots(next)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of `slots` starts the waiting anew
  useEffect(() => {
    if (ordered) return
    const timer = setTimeout(() => setSlots(settleSlots), settleAfter)
    return () => clearTimeout(timer)
  }, [ordered, slots])

  return next
}
