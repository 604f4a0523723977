import { arcsOf, groupRest, ringPath } from '../_internal/chart/arcs.ts'
import { mostSlots, slotOf } from '../_internal/chart/series-style.ts'
import { wrapText } from '../_internal/chart/text.ts'
import { Chart, type ChartFrameProps, type Plot, PlotDecor, PlotSvg, PlotText } from '../chart/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { PieChartLabels } from './labels.ts'

export type { PieChartLabels } from './labels.ts'

export interface PieSlice {
  id: string
  label: string
  count: number
}

/**
 * Parts of a whole as a ring (figure): at most eight slices, the rest grouped, each with its words and numbers beside
 * it. Only for parts that add up; choices of which people take several are bars.
 *
 * Do: use it for two to five parts of one whole.
 * Don't: use it for choices of which people take several, or to compare two wholes.
 * Keys: those of Chart.
 */
export function PieChart({
  slices,
  labels: own,
  locale,
  ...frame
}: ChartFrameProps & { slices: readonly PieSlice[]; labels?: Partial<PieChartLabels> | undefined }) {
  const labels = useLabels('pie-chart', own)
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const total = slices.reduce((sum, { count }) => sum + Math.max(0, count), 0)
  const { kept, rest } = groupRest(slices, mostSlots)
  const shown = [
    ...kept,
    ...(rest.length > 0
      ? [{ id: 'chart-rest', label: labels.rest, count: rest.reduce((sum, { count }) => sum + count, 0) }]
      : []),
  ]
  const arcs = arcsOf(shown.map(({ count }) => count))
  const drawn = shown.map((slice, index) => ({
    ...slice,
    arc: arcs[index] ?? { start: 0, end: 0 },
    index,
    value: `${number.format(slice.count)} (${percent.format(total === 0 ? 0 : slice.count / total)})`,
  }))
  return (
    <Chart
      {...frame}
      slot="pie-chart"
      labels={labels}
      empty={total === 0}
      points={drawn.map(({ id, label, value }) => ({ id, label: `${label}: ${value}` }))}
      table={{
        columns: [
          { id: 'item', label: labels.item },
          { id: 'count', label: labels.count, align: 'end' },
          { id: 'share', label: labels.share, align: 'end' },
        ],
        rows: slices.map(({ id, label, count }) => ({
          id,
          cells: [label, { text: number.format(count), value: count }, percent.format(total === 0 ? 0 : count / total)],
        })),
      }}
    >
      {(plot) => <Ring plot={plot} slices={drawn} total={number.format(total)} />}
    </Chart>
  )
}

interface DrawnSlice extends PieSlice {
  index: number
  value: string
  arc: { start: number; end: number }
}

const widestLegend = 360

function Ring({ plot, slices, total }: { plot: Plot; slices: readonly DrawnSlice[]; total: string }) {
  const { width, fontSize, measure } = plot
  const beside = width >= 460
  const size = Math.min(200, beside ? width * 0.4 : width)
  const radius = size / 2 - 3
  const center = beside ? size / 2 : width / 2
  const wordsFrom = beside ? size + 24 : 0
  // A number far from its name is read on the wrong line.
  const end = Math.min(width, wordsFrom + widestLegend)
  const room = end - wordsFrom
  const lineHeight = fontSize * 1.45
  let top = beside ? 0 : size + 12
  const laid = slices.map((slice) => {
    const lines = wrapText(slice.label, room - 24 - measure(slice.value, fontSize) - 12, 3, (text) =>
      measure(text, fontSize),
    )
    const y = top
    top += lines.length * lineHeight + 6
    return { ...slice, lines, y }
  })
  const height = Math.max(size, top)
  const centerY = beside ? height / 2 : size / 2
  return (
    <PlotSvg plot={plot} height={height}>
      <PlotDecor>
        <text x={plot.x(center)} y={centerY + 8} textAnchor="middle" className="fill-ink font-semibold text-2xl">
          {total}
        </text>
      </PlotDecor>
      {laid.map((slice) => (
        <g key={slice.id} {...plot.point(slice.id)}>
          <path
            d={ringPath(plot.x(center), centerY, radius * 0.62, radius, mirrored(slice.arc, plot.rtl))}
            style={{ fill: plot.fill(slotOf(slice.index)) }}
            className={`${slice.arc.end - slice.arc.start > 6.28 ? 'stroke-transparent' : 'stroke-paper'} stroke-2 group-data-active/point:stroke-ink`}
          />
          <rect
            x={plot.x(wordsFrom, 14)}
            y={slice.y + fontSize * 1.1 - 12}
            width={14}
            height={14}
            rx={2}
            style={{ fill: plot.fill(slotOf(slice.index)) }}
            className="stroke-2 stroke-transparent group-data-active/point:stroke-ink"
          />
          <PlotText x={plot.x(wordsFrom + 24)} y={slice.y + fontSize} lines={slice.lines} lineHeight={lineHeight} />
          <text x={plot.x(end)} y={slice.y + fontSize} textAnchor="end" className="fill-muted">
            {slice.value}
          </text>
        </g>
      ))}
    </PlotSvg>
  )
}

function mirrored({ start, end }: { start: number; end: number }, rtl: boolean) {
  return rtl ? { start: 2 * Math.PI - end, end: 2 * Math.PI - start } : { start, end }
}
