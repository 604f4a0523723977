import { useState } from 'react'
import { Button } from '#ds/button'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'

const width = 800
const height = 96

/** Answers per day as one calm line, and the same as a table on request. */
export const DayLine = ({ days }: { days: readonly { day: string; count: number }[] }) => {
  const t = useT('statistics')
  const { date, number } = useFormat()
  const [asTable, setAsTable] = useState(false)
  const most = Math.max(1, ...days.map(({ count }) => count))
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const points = days.map(({ count }, index) => ({
    x: days.length > 1 ? (index / (days.length - 1)) * width : width / 2,
    y: height - (count / most) * (height - 8) - 4,
  }))
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex items-baseline gap-4 text-sm text-muted">
        <span className="me-auto">{t('perDay', { count: total, days: days.length })}</span>
        <Button variant="ghost" size="mini" aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'chart.hideTable' : 'chart.showTable')}
        </Button>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} className="h-24 w-full" preserveAspectRatio="none" aria-hidden="true">
        <polyline
          points={`0,${height} ${line} ${width},${height}`}
          className="fill-accent-soft"
          vectorEffect="non-scaling-stroke"
        />
        <polyline
          points={line}
          fill="none"
          className="stroke-accent-solid"
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p aria-hidden="true" className="flex justify-between text-xs text-muted tabular-nums">
        <span>{days[0] && date(days[0].day)}</span>
        <span>{days.at(-1) && date(days.at(-1)?.day ?? '')}</span>
      </p>
      {asTable && (
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{t('perDay', { count: total, days: days.length })}</caption>
          <thead>
            <tr className="text-start text-muted">
              <th scope="col" className="py-1 text-start font-medium">
                {t('day')}
              </th>
              <th scope="col" className="py-1 text-end font-medium">
                {t('chart.count')}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day} className="border-hairline border-t">
                <td className="py-1">{date(day)}</td>
                <td className="py-1 text-end">{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  )
}
