import { fillClass } from '../_internal/chart/series-style.ts'
import { wrapText } from '../_internal/chart/text.ts'
import { Chart, type ChartFrameProps, type Plot, PlotSvg, PlotText } from '../chart/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { BarChartLabels } from './labels.ts'

export type { BarChartLabels } from './labels.ts'

export interface BarChartRow {
  id: string
  label: string
  count: number
  /** 0 to 1; worked out from the counts when left out. */
  share?: number | undefined
}

/**
 * Counts as bars (figure): every bar has its words and numbers above it, and the same as a table on request. Bars are
 * measured against the whole, so 10 % looks like 10 %.
 *
 * Do: sort by count unless the order itself means something (a scale, months).
 * Don't: use it for more than about twenty bars; show the first ones and the table.
 * Keys: those of Chart.
 */
export function BarChart({
  rows,
  labels: own,
  locale,
  ...frame
}: ChartFrameProps & { rows: readonly BarChartRow[]; labels?: Partial<BarChartLabels> | undefined }) {
  const labels = useLabels('bar-chart', own)
  const total = rows.reduce((sum, row) => sum + row.count, 0)
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const bars = rows.map((row) => {
    const share = row.share ?? (total === 0 ? 0 : row.count / total)
    return { ...row, share, counted: number.format(row.count), percent: percent.format(share) }
  })

  return (
    <Chart
      {...frame}
      slot="bar-chart"
      labels={labels}
      empty={rows.length === 0 || total === 0}
      points={bars.map(({ id, label, counted, percent: part }) => ({ id, label: `${label}: ${counted} (${part})` }))}
      table={{
        columns: [
          { id: 'item', label: labels.item },
          { id: 'count', label: labels.count, align: 'end' },
          { id: 'share', label: labels.share, align: 'end' },
        ],
        rows: bars.map((bar) => ({
          id: bar.id,
          cells: [bar.label, { text: bar.counted, value: bar.count }, bar.percent],
        })),
      }}
    >
      {(plot) => <Bars plot={plot} bars={bars} />}
    </Chart>
  )
}

interface DrawnBar extends BarChartRow {
  share: number
  counted: string
  percent: string
}

const thickness = 10
const gap = 14

function Bars({ plot, bars }: { plot: Plot; bars: readonly DrawnBar[] }) {
  const { width, fontSize, measure } = plot
  const lineHeight = fontSize * 1.45
  let top = 0
  const laid = bars.map((bar) => {
    const value = `${bar.counted} (${bar.percent})`
    const room = Math.max(width * 0.4, width - measure(value, fontSize) - 16)
    const lines = wrapText(bar.label, room, 3, (text) => measure(text, fontSize))
    const y = top
    top += lines.length * lineHeight + 4 + thickness + gap
    return { ...bar, lines, y }
  })
  return (
    <PlotSvg plot={plot} height={top - gap + 3}>
      {laid.map((bar) => {
        const under = bar.y + bar.lines.length * lineHeight + 4
        const length = bar.count === 0 ? 0 : Math.max(2, Math.min(1, Math.max(0, bar.share)) * (width - 2))
        return (
          <g key={bar.id} {...plot.point(bar.id)}>
            <rect x={0} y={bar.y} width={width} height={under + thickness - bar.y} fill="transparent" />
            <PlotText x={plot.x(0)} y={bar.y + fontSize} lines={bar.lines} lineHeight={lineHeight} />
            <text x={plot.x(width)} y={bar.y + fontSize} textAnchor="end" className="fill-ink">
              {bar.counted} <tspan className="fill-muted">({bar.percent})</tspan>
            </text>
            <rect x={1} y={under} width={width - 2} height={thickness} rx={thickness / 2} className="fill-desk" />
            <rect
              x={plot.x(1, length)}
              y={under}
              width={length}
              height={thickness}
              rx={Math.min(thickness, length) / 2}
              className={`${fillClass[1]} stroke-transparent stroke-2 group-data-active/point:stroke-ink`}
            />
          </g>
        )
      })}
    </PlotSvg>
  )
}
