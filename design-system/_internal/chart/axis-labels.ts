/** A label on an axis: where its middle is and how wide it is, in px. */
export interface AxisLabel {
  center: number
  width: number
}

/**
 * Which of the labels stand without touching: every first, every second, every third … of them, kept inside
 * 0 to `length`.
 *
 * @returns index and the middle each is drawn at
 */
export function thinLabels(
  labels: readonly AxisLabel[],
  length: number,
  gap = 12,
): { index: number; center: number }[] {
  for (let every = 1; every <= labels.length; every++) {
    const kept = labels.flatMap(({ center, width }, index) =>
      index % every === 0
        ? [{ index, width, center: Math.min(Math.max(center, width / 2), Math.max(width / 2, length - width / 2)) }]
        : [],
    )
    const apart = kept.every((label, at) => {
      const before = kept[at - 1]
      return !before || label.center - label.width / 2 >= before.center + before.width / 2 + gap
    })
    if (apart) return kept.map(({ index, center }) => ({ index, center }))
  }
  return []
}
