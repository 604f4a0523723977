import { mostSlots, slotOf } from '../_internal/chart/series-style.ts'
import { ellipsis, wrapText } from '../_internal/chart/text.ts'
import { Chart, type ChartFrameProps, type Plot, PlotDecor, PlotSvg, PlotText } from '../chart/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { StackedBarChartLabels } from './labels.ts'

export type { StackedBarChartLabels } from './labels.ts'

export interface StackedBarSeries {
  id: string
  label: string
}

export interface StackedBarRow {
  id: string
  label: string
  /** Counts by series id; one that is missing is zero. */
  counts: Readonly<Record<string, number>>
}

/**
 * How each of several rows is split (figure): bars of one length, each part of them in the hue and pattern of its
 * series, with its share below where there is room. For scales and comparisons.
 *
 * Do: use it for rows with the same parts: statements on one scale.
 * Don't: compare parts in the middle by it exactly; the table has the numbers.
 * Keys: those of Chart; up and down change rows.
 */
export function StackedBarChart({
  series,
  rows,
  labels: own,
  locale,
  ...frame
}: ChartFrameProps & {
  series: readonly StackedBarSeries[]
  rows: readonly StackedBarRow[]
  labels?: Partial<StackedBarChartLabels> | undefined
}) {
  const labels = useLabels('stacked-bar-chart', own)
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const shown = fewSeries(series, labels.rest)
  const bars = rows.map((row, at) => {
    const counts = shown.map(({ of }) => of.reduce((sum, id) => sum + Math.max(0, row.counts[id] ?? 0), 0))
    const total = counts.reduce((sum, count) => sum + count, 0)
    let before = 0
    const parts = shown.map(({ id, label }, index) => {
      const share = total === 0 ? 0 : (counts[index] ?? 0) / total
      const part = { id: `${at}/${id}`, label, index, count: counts[index] ?? 0, share, before }
      before += share
      return { ...part, percent: percent.format(share) }
    })
    return { id: row.id, label: row.label, total, counted: number.format(total), parts }
  })

  return (
    <Chart
      {...frame}
      slot="stacked-bar-chart"
      labels={labels}
      empty={bars.every(({ total }) => total === 0)}
      legend={shown.map(({ id, label }, index) => ({ id, label, slot: slotOf(index) }))}
      points={bars.flatMap((bar, row) =>
        bar.parts.map((part, col) => ({
          id: part.id,
          label: `${bar.label}, ${part.label}: ${number.format(part.count)} (${part.percent})`,
          row,
          col,
        })),
      )}
      table={{
        columns: [
          { id: 'item', label: labels.item },
          ...shown.map(({ id, label }) => ({ id: `of-${id}`, label, align: 'end' as const })),
          { id: 'total', label: labels.total, align: 'end' },
        ],
        rows: bars.map((bar) => ({
          id: bar.id,
          cells: [
            bar.label,
            ...bar.parts.map(({ count }) => ({ text: number.format(count), value: count })),
            { text: bar.counted, value: bar.total },
          ],
        })),
      }}
    >
      {(plot) => <Bars plot={plot} bars={bars} />}
    </Chart>
  )
}

interface DrawnBar {
  id: string
  label: string
  counted: string
  parts: readonly { id: string; index: number; count: number; share: number; before: number; percent: string }[]
}

const thickness = 18

function Bars({ plot, bars }: { plot: Plot; bars: readonly DrawnBar[] }) {
  const { width, fontSize, measure } = plot
  const lineHeight = fontSize * 1.45
  const small = Math.max(12, fontSize - 1)
  let top = 0
  const laid = bars.map((bar) => {
    const room = Math.max(width * 0.5, width - measure(bar.counted, fontSize) - 16)
    const lines = wrapText(bar.label, room, 3, (text) => measure(text, fontSize))
    const y = top
    top += lines.length * lineHeight + 4 + thickness + small + 18
    return { ...bar, lines, y }
  })
  return (
    <PlotSvg plot={plot} height={top - 8}>
      {laid.map((bar) => {
        const under = bar.y + bar.lines.length * lineHeight + 4
        const counted = ellipsis(bar.counted, width * 0.45, (text) => measure(text, fontSize))
        return (
          <g key={bar.id}>
            <PlotDecor>
              <PlotText x={plot.x(0)} y={bar.y + fontSize} lines={bar.lines} lineHeight={lineHeight} />
              <text x={plot.x(width)} y={bar.y + fontSize} textAnchor="end" className="fill-muted">
                {counted}
              </text>
            </PlotDecor>
            <rect x={1} y={under} width={width - 2} height={thickness} className="fill-desk" />
            {bar.parts.map((part) => {
              const length = part.share * (width - 2)
              const at = 1 + part.before * (width - 2)
              return (
                <g key={part.id} {...plot.point(part.id)}>
                  {length > 0 && (
                    <rect
                      x={plot.x(at, length)}
                      y={under}
                      width={length}
                      height={thickness}
                      style={{ fill: plot.fill(slotOf(part.index)) }}
                      className="stroke-1 stroke-paper group-data-active/point:stroke-2 group-data-active/point:stroke-ink"
                    />
                  )}
                  {length > measure(part.percent, small) + 8 && (
                    <text
                      x={plot.x(at + length / 2)}
                      y={under + thickness + small + 2}
                      textAnchor="middle"
                      className="fill-muted text-xs"
                    >
                      {part.percent}
                    </text>
                  )}
                </g>
              )
            })}
          </g>
        )
      })}
    </PlotSvg>
  )
}

/** Up to eight series; of more, the first seven and the rest as one. */
function fewSeries(series: readonly StackedBarSeries[], rest: string) {
  const few = series.length <= mostSlots ? series : series.slice(0, mostSlots - 1)
  const others = series.slice(few.length)
  return [
    ...few.map(({ id, label }) => ({ id, label, of: [id] })),
    ...(others.length > 0 ? [{ id: 'chart-rest', label: rest, of: others.map(({ id }) => id) }] : []),
  ]
}
