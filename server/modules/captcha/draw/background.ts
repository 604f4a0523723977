import { captchaImage } from '#shared/contract/captcha'
import { around, between, type Chance } from './random.ts'

const { width, height } = captchaImage

/** A drawn landscape of gradients, ellipses and curves: no photograph, so no licence but ours. */
export function background(chance: Chance, foreground = ''): string {
  const hue = between(chance, 0, 359)
  const shapes = [
    ...times(between(chance, 7, 10), () => ellipse(chance, hue)),
    ...times(between(chance, 4, 6), () => ribbon(chance, hue)),
    ...times(between(chance, 10, 14), () => polygon(chance, hue)),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" gradientTransform="rotate(${between(chance, 0, 90)})">
      <stop offset="0" stop-color="${colour(hue, 55, 78)}"/><stop offset="1" stop-color="${colour(hue + 60, 50, 58)}"/>
    </linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${shapes.join('')}${foreground}</svg>`
}

/** A curve from edge to edge, as a path's `d`. */
export const curve = (chance: Chance): string => {
  const [x, y] = [() => between(chance, 0, width), () => between(chance, 0, height)]
  return `M${between(chance, -10, 30)} ${y()}C${x()} ${y()} ${x()} ${y()} ${between(chance, width - 30, width + 10)} ${y()}`
}

export const colour = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${(hue + 720) % 360},${saturation}%,${lightness}%)`

export const times = <Result>(count: number, make: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => make(index))

const tint = (chance: Chance, hue: number): string =>
  colour(hue + between(chance, -70, 70), between(chance, 30, 70), between(chance, 38, 82))

const ellipse = (chance: Chance, hue: number): string =>
  `<ellipse cx="${between(chance, 0, width)}" cy="${between(chance, 0, height)}" rx="${between(chance, 15, 70)}" ry="${between(chance, 10, 50)}" fill="${tint(chance, hue)}" opacity="${around(chance, 0.25, 0.7)}"/>`

const ribbon = (chance: Chance, hue: number): string =>
  `<path d="${curve(chance)}" fill="none" stroke="${tint(chance, hue)}" stroke-width="${between(chance, 3, 18)}" opacity="${around(chance, 0.3, 0.8)}"/>`

const polygon = (chance: Chance, hue: number): string => {
  const [x, y] = [between(chance, 0, width), between(chance, 0, height)]
  const corners = times(between(chance, 3, 5), () => `${x + between(chance, -22, 22)},${y + between(chance, -22, 22)}`)
  return `<polygon points="${corners.join(' ')}" fill="${tint(chance, hue)}" opacity="${around(chance, 0.25, 0.7)}"/>`
}
