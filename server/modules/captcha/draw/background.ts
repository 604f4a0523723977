import { captchaImage } from '#shared/contract/captcha'
import { around, between } from './random.ts'

const { width, height } = captchaImage

/** A drawn landscape of gradients, ellipses and curves: no photograph, so no licence but ours. */
export function background(foreground = ''): string {
  const hue = between(0, 359)
  const shapes = [
    ...times(between(7, 10), () => ellipse(hue)),
    ...times(between(4, 6), () => ribbon(hue)),
    ...times(between(10, 14), () => polygon(hue)),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" gradientTransform="rotate(${between(0, 90)})">
      <stop offset="0" stop-color="${colour(hue, 55, 78)}"/><stop offset="1" stop-color="${colour(hue + 60, 50, 58)}"/>
    </linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${shapes.join('')}${foreground}</svg>`
}

/** A curve from edge to edge, as a path's `d`. */
export const curve = (): string => {
  const [x, y] = [() => between(0, width), () => between(0, height)]
  return `M${between(-10, 30)} ${y()}C${x()} ${y()} ${x()} ${y()} ${between(width - 30, width + 10)} ${y()}`
}

export const colour = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${(hue + 720) % 360},${saturation}%,${lightness}%)`

export const times = <Result>(count: number, make: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => make(index))

const tint = (hue: number): string => colour(hue + between(-70, 70), between(30, 70), between(38, 82))

const ellipse = (hue: number): string =>
  `<ellipse cx="${between(0, width)}" cy="${between(0, height)}" rx="${between(15, 70)}" ry="${between(10, 50)}" fill="${tint(hue)}" opacity="${around(0.25, 0.7)}"/>`

const ribbon = (hue: number): string =>
  `<path d="${curve()}" fill="none" stroke="${tint(hue)}" stroke-width="${between(3, 18)}" opacity="${around(0.3, 0.8)}"/>`

const polygon = (hue: number): string => {
  const [x, y] = [between(0, width), between(0, height)]
  const corners = times(between(3, 5), () => `${x + between(-22, 22)},${y + between(-22, 22)}`)
  return `<polygon points="${corners.join(' ')}" fill="${tint(hue)}" opacity="${around(0.25, 0.7)}"/>`
}
