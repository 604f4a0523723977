// Line drawings for the top of a sheet, 720 by 96, drawn with the accent. Each is one path: it goes with the form that shows
// it, and a page knows none of the others.
import type { artIds, FormTheme } from './form-theme.ts'

/** The drawing a theme shows; a head picture is in its place. */
export const artPath = ({ art, headImage }: Pick<FormTheme, 'art' | 'headImage'>): string | null =>
  art === null || headImage !== null ? null : drawings[art]()

const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')
const round = (value: number) => Math.round(value * 10) / 10
const ellipse = (x: number, y: number, rx: number, ry = rx) =>
  `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0-${rx * 2} 0`
const star = (x: number, y: number, r: number) =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}`

const drawings: Readonly<Record<(typeof artIds)[number], () => string>> = {
  waves: () => times(4, (row) => `M${-20 - row * 15} ${24 + row * 18}q30-22 60 0${'t60 0'.repeat(13)}`),
  hills: () =>
    `M0 96Q120 20 260 96M180 96Q350-16 520 96M430 96Q570 30 720 96M60 96Q140 48 220 96M260 96Q352 20 444 96M510 96Q575 62 650 96${ellipse(610, 26, 13)}M80 26q7-7 14 0q7-7 14 0M124 40q6-6 12 0q6-6 12 0M470 20q6-6 12 0q6-6 12 0`,
  sunrise: () =>
    `M0 95H720M332 95a28 28 0 0 1 56 0M312 95a48 48 0 0 1 96 0${times(15, (at) => {
      const [x, y] = [Math.cos((Math.PI * (at + 0.5)) / 15), Math.sin((Math.PI * (at + 0.5)) / 15)]
      const far = at % 2 ? 320 : 230
      return `M${round(360 - x * 62)} ${round(95 - y * 62)}L${round(360 - x * far)} ${round(95 - y * far)}`
    })}`,
  leaves: () =>
    `M0 50Q180 14 360 50T720 50${times(15, (at) => {
      const x = 24 + at * 48
      const y = round(50 - 18 * Math.sin((Math.PI * x) / 360))
      return at % 2 ? `M${x} ${y}q4 26 32 30q-2-26-32-30l22 21` : `M${x} ${y}q6-26 34-28q-4 24-34 28l24-20`
    })}`,
  petals: () =>
    times(7, (at) => {
      const [x, y, r] = [48 + at * 104, at % 2 ? 62 : 34, at % 2 ? 11 : 15]
      const petals = times(6, (petal) => {
        const turn = (Math.PI * petal) / 3
        return ellipse(x + Math.cos(turn) * r, y + Math.sin(turn) * r, round(r * 0.62))
      })
      return `${petals}${ellipse(x, y, round(r * 0.4))}`
    }),
  confetti: () =>
    times(44, (at) => {
      const [x, y] = [8 + at * 16 + ((at * 37) % 11), 8 + ((at * 53) % 80)]
      return [`M${x} ${y}l7-4 4 7-7 4z`, ellipse(x, y, 3.5), `M${x} ${y}l9 6`, `M${x} ${y}q4-9 8 0t8 0`][at % 4] ?? ''
    }),
  lanterns: () =>
    `M-30 6${'q65 24 130 0'.repeat(6)}${times(6, (at) => {
      const x = 35 + at * 130
      const low = at % 2 ? 10 : 0
      return `M${x} 18v${16 + low}M${x - 7} ${34 + low}h14M${x - 7} ${62 + low}h14M${x} ${62 + low}v16M${x - 4} ${66 + low}v9M${x + 4} ${66 + low}v9${ellipse(x, 48 + low, 19, 14)}${ellipse(x, 48 + low, 8, 14)}`
    })}`,
  bunting: () => {
    const height = (along: number) => round(10 + 68 * (along / 120) * (1 - along / 120))
    const flags = (at: number) =>
      [10, 36, 62, 88].map(
        (along) =>
          `M${at * 120 + along} ${height(along)}l11 ${along % 36 ? 30 : 34}L${at * 120 + along + 22} ${height(along + 22)}`,
      )
    return `M0 10${'q60 34 120 0'.repeat(6)}${times(6, (at) => flags(at).join(''))}`
  },
  books: () =>
    `M0 95H720${times(30, (at) => {
      const [x, width, height] = [12 + at * 24, 12 + ((at * 7) % 10), 42 + ((at * 29) % 38)]
      return (at * 5) % 9 === 4
        ? `M${x} 95l12-${height}h9l-12 ${height}`
        : `M${x} 95v-${height}h${width}v${height}M${x} ${95 - height + 9}h${width}`
    })}`,
  skyline: () =>
    `M0 95${times(24, (at) => `V${95 - (16 + ((at * 23) % 61))}h15${at % 4 === 1 ? 'v-12v12' : ''}h15`)}V95${times(24, (at) => `M${at * 30 + 9} ${95 - ((at * 23) % 61) - 4}h4m5 0h4`)}`,
  stars: () =>
    `M636 18a26 26 0 1 0 24 42a21 21 0 1 1-24-42${times(20, (at) => star(14 + at * 28, 12 + ((at * 43) % 74), at % 3 === 0 ? 9 : 5))}`,
  scales: () =>
    times(3, (row) =>
      times(13, (at) => {
        const [x, y] = [at * 60 - (row % 2 ? 30 : 0), 48 + row * 24]
        return `M${x - 30} ${y}a30 30 0 0 1 60 0M${x - 19} ${y}a19 19 0 0 1 38 0M${x - 8} ${y}a8 8 0 0 1 16 0`
      }),
    ),
}
