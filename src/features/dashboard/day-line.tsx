import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import type { Day } from './sum-by-day.ts'

const width = 320
const height = 96
const inset = 4

/** Days as a line, with first and last day below and the busiest day in words: the drawing says nothing alone. */
export function DayLine({ days }: { days: readonly Day[] }) {
  const t = useT('dashboard')
  const { date, number } = useFormat()
  const first = days[0]
  const last = days.at(-1)
  if (!first || !last) return null
  const busiest = days.reduce((most, day) => (day.count > most.count ? day : most), first)
  const highest = Math.max(1, busiest.count)
  const step = days.length > 1 ? (width - 2 * inset) / (days.length - 1) : 0
  const points = days.map(
    ({ count }, index) =>
      `${(inset + index * step).toFixed(1)},${(height - inset - (count / highest) * (height - 2 * inset)).toFixed(1)}`,
  )
  return (
    <figure className="mt-4">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="h-28 w-full"
        preserveAspectRatio="none"
        fill="none"
        role="img"
        aria-label={t('answers.busiest', { date: date(busiest.day), number: number(busiest.count) })}
      >
        <polygon
          points={`${inset},${height - inset} ${points.join(' ')} ${width - inset},${height - inset}`}
          className="fill-accent-soft"
        />
        <polyline
          points={points.join(' ')}
          className="stroke-accent-solid"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="mt-1 flex flex-wrap justify-between gap-x-4 text-muted text-sm tabular-nums">
        <span>{date(first.day)}</span>
        <span>{date(last.day)}</span>
      </figcaption>
      {busiest.count > 0 && (
        <p className="mt-2 text-muted text-sm">
          {t('answers.busiest', { date: date(busiest.day), number: number(busiest.count) })}
        </p>
      )}
    </figure>
  )
}
