/**
 * A drawn row: an element (`key`) and the index of the row it shows at present. An array of slots is in document order.
 * While a table is scrolled its elements stay where they are and show other rows, which costs a third of making new ones;
 * the document is then out of order until `settleSlots`, soon after scrolling has ended.
 */
export interface Slot {
  key: number
  index: number
}

/** Shows other rows: elements whose row is still wanted keep it, the others take the new rows. Nothing moves. */
export function recycleSlots(slots: readonly Slot[], indexes: readonly number[]): Slot[] {
  const missing = new Set(indexes)
  for (const slot of slots) missing.delete(slot.index)
  const wanted = new Set(indexes)
  const fresh = missing.values()
  const kept = slots.flatMap((slot) => {
    if (wanted.has(slot.index)) return slot
    const next = fresh.next()
    return next.done ? [] : { key: slot.key, index: next.value }
  })
  return [...kept, ...withKeys([...fresh], nextKey(slots))]
}

/** Shows other rows in new elements, all in order: for when one of them has focus, which must stay on its row. */
export function replaceSlots(slots: readonly Slot[], indexes: readonly number[]): Slot[] {
  const keys = new Map(slots.map((slot) => [slot.index, slot.key]))
  let next = nextKey(slots)
  return indexes.map((index) => ({ key: keys.get(index) ?? next++, index }))
}

/** The same rows in the same elements, in order. */
export function settleSlots(slots: readonly Slot[]): Slot[] {
  const indexes = slots.map((slot) => slot.index).sort((a, b) => a - b)
  return slots.map((slot, at) => ({ key: slot.key, index: indexes[at] ?? slot.index }))
}

export function inOrder(slots: readonly Slot[]): boolean {
  return slots.every((slot, at) => at === 0 || slot.index > (slots[at - 1]?.index ?? 0))
}

/** Whether the slots show exactly these rows, in whatever order. */
export function showExactly(slots: readonly Slot[], indexes: readonly number[]): boolean {
  if (slots.length !== indexes.length) return false
  const wanted = new Set(indexes)
  return slots.every((slot) => wanted.has(slot.index))
}

function nextKey(slots: readonly Slot[]): number {
  return slots.reduce((highest, slot) => Math.max(highest, slot.key + 1), 0)
}

function withKeys(indexes: readonly number[], from: number): Slot[] {
  return indexes.map((index, at) => ({ key: from + at, index }))
}
