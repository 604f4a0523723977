/**
 * WCAG 2 contrast ratio of two opaque #rrggbb colours, 1 to 21.
 * @throws RangeError for anything but #rrggbb
 */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/** `over` laid on `under` with an opacity of 0 to 1, as #rrggbb. */
export function blend(over: string, under: string, opacity: number): string {
  const [top, ground] = [channels(over), channels(under)]
  const mixed = top.map((value, at) => Math.round(value * opacity + (ground[at] ?? 0) * (1 - opacity)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(hex: string): number[] {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new RangeError(`Not a #rrggbb colour: ${hex}`)
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
