/**
 * Follows a pointer that drags one item of a vertical list. Whenever it comes over another item, `move` is told by how many
 * places to move; the list is expected to have changed when the pointer moves next. Items carry `data-id`.
 */
export function dragOrder(down: PointerEvent, list: HTMLElement, id: string, move: (by: number) => void) {
  if (down.button !== 0) return
  // No text selection on the way.
  down.preventDefault()
  const stop = new AbortController()
  const options = { signal: stop.signal }
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== down.pointerId) return
      const items = [...list.querySelectorAll<HTMLElement>(':scope > [data-id]')]
      const from = items.findIndex((item) => item.dataset.id === id)
      const to = items.findIndex((item) => {
        const box = item.getBoundingClientRect()
        return event.clientY >= box.top && event.clientY < box.bottom
      })
      if (from >= 0 && to >= 0 && from !== to) move(to - from)
    },
    options,
  )
  window.addEventListener('pointerup', () => stop.abort(), options)
  window.addEventListener('pointercancel', () => stop.abort(), options)
}
