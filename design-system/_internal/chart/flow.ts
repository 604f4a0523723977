export interface FlowBox {
  width: number
  height: number
}

/** Places boxes side by side in lines of `width`, each standing on the baseline of its line (y is that baseline). */
export function flow<Box extends FlowBox>(
  boxes: readonly Box[],
  width: number,
  gap: number,
): { placed: (Box & { x: number; y: number })[]; height: number } {
  const placed: (Box & { x: number; y: number })[] = []
  let line: Box[] = []
  let used = 0
  let top = 0
  const close = () => {
    const tallest = Math.max(0, ...line.map(({ height }) => height))
    let x = 0
    for (const box of line) {
      placed.push({ ...box, x, y: top + tallest })
      x += box.width + gap
    }
    top += tallest + gap / 2
    line = []
    used = 0
  }
  for (const box of boxes) {
    if (line.length > 0 && used + gap + box.width > width) close()
    used += (line.length > 0 ? gap : 0) + box.width
    line.push(box)
  }
  if (line.length > 0) close()
  return { placed, height: top }
}
