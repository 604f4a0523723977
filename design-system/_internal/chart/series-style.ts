/** One of the eight looks of a series: a hue, a pattern, a dash and a marker of its own. */
export type Slot = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** How many series or slices a chart shows; the rest is one of them. */
export const mostSlots = 8

/** Looks in order; the ninth would be the first again, so callers group what is beyond eight. */
export function slotOf(index: number): Slot {
  return slots[index % mostSlots] ?? 1
}

const slots = [1, 2, 3, 4, 5, 6, 7, 8] as const

export const fillClass: Record<Slot, string> = {
  1: 'fill-chart-1',
  2: 'fill-chart-2',
  3: 'fill-chart-3',
  4: 'fill-chart-4',
  5: 'fill-chart-5',
  6: 'fill-chart-6',
  7: 'fill-chart-7',
  8: 'fill-chart-8',
}

export const strokeClass: Record<Slot, string> = {
  1: 'stroke-chart-1',
  2: 'stroke-chart-2',
  3: 'stroke-chart-3',
  4: 'stroke-chart-4',
  5: 'stroke-chart-5',
  6: 'stroke-chart-6',
  7: 'stroke-chart-7',
  8: 'stroke-chart-8',
}

/** `stroke-dasharray` of a line. */
export const dash: Record<Slot, string | undefined> = {
  1: undefined,
  2: '7 4',
  3: '2 4',
  4: '10 3 2 3',
  5: '12 5',
  6: '4 2',
  7: '8 3 2 3 2 3',
  8: '1 3',
}

/** SVG path of a marker around (0, 0), about 8 px wide. */
export const marker: Record<Slot, string> = {
  1: 'M-3.5,0a3.5,3.5 0 1 0 7,0a3.5,3.5 0 1 0 -7,0Z',
  2: 'M-3.2,-3.2h6.4v6.4h-6.4Z',
  3: 'M0,-4.2L4,3H-4Z',
  4: 'M0,-4.5L4.5,0L0,4.5L-4.5,0Z',
  5: 'M0,4.2L4,-3H-4Z',
  6: 'M-4.5,-1.5h3v-3h3v3h3v3h-3v3h-3v-3h-3Z',
  7: 'M-4.5,-2h9v4h-9Z',
  8: 'M-2,-4.5h4v9h-4Z',
}

export const heatClass = {
  1: { fill: 'fill-chart-heat-1', text: 'fill-chart-on-low-heat' },
  2: { fill: 'fill-chart-heat-2', text: 'fill-chart-on-low-heat' },
  3: { fill: 'fill-chart-heat-3', text: 'fill-chart-on-low-heat' },
  4: { fill: 'fill-chart-heat-4', text: 'fill-chart-on-high-heat' },
  5: { fill: 'fill-chart-heat-5', text: 'fill-chart-on-high-heat' },
  6: { fill: 'fill-chart-heat-6', text: 'fill-chart-on-high-heat' },
} as const
