import { ringPath } from '../_internal/chart/arcs.ts'
import { fillClass, type Slot, slotOf } from '../_internal/chart/series-style.ts'
import { wrapText } from '../_internal/chart/text.ts'
import { Chart, type ChartFrameProps, type Plot, PlotDecor, PlotSvg, PlotText } from '../chart/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { GaugeChartLabels } from './labels.ts'

export type { GaugeChartLabels } from './labels.ts'

export interface GaugePart {
  id: string
  label: string
  count: number
  /** What this part means for the score. Without it the looks of a chart's series follow each other. */
  tone?: 'bad' | 'neutral' | 'good' | undefined
}

/**
 * One score on its scale as half a ring, and how it comes about as a split bar below (figure). For NPS (-100 to 100
 * with detractors, passives and promoters), means and rates.
 *
 * Do: say what the score is made of and from how many answers.
 * Don't: use it for a number without a fixed scale; that is a Statistic.
 * Keys: those of Chart.
 */
export function GaugeChart({
  value,
  min = 0,
  max,
  format,
  split = [],
  labels: own,
  locale,
  ...frame
}: ChartFrameProps & {
  /** Null: nobody answered. */
  value: number | null
  /** @default 0 */
  min?: number | undefined
  max: number
  /** Writes the score and the ends of its scale. @default the locale's numbers with one decimal */
  format?: ((value: number) => string) | undefined
  /** Up to eight parts, in order. */
  split?: readonly GaugePart[] | undefined
  labels?: Partial<GaugeChartLabels> | undefined
}) {
  const labels = useLabels('gauge-chart', own)
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const write = format ?? ((of: number) => number.format(of))
  const total = split.reduce((sum, { count }) => sum + count, 0)
  const scored = value ?? min
  const parts = split.map((part) => ({
    ...part,
    share: total === 0 ? 0 : part.count / total,
    counted: `${number.format(part.count)} (${percent.format(total === 0 ? 0 : part.count / total)})`,
  }))
  return (
    <Chart
      {...frame}
      slot="gauge-chart"
      labels={labels}
      empty={value === null}
      points={[
        { id: 'score', label: `${labels.score}: ${write(scored)} (${write(min)}–${write(max)})` },
        ...parts.map(({ id, label, counted }) => ({ id: `part/${id}`, label: `${label}: ${counted}` })),
      ]}
      table={{
        columns: [
          { id: 'item', label: labels.item },
          { id: 'value', label: labels.value, align: 'end' },
        ],
        rows: [
          { id: 'score', cells: [labels.score, { text: write(scored), value: scored }] },
          ...parts.map(({ id, label, count, counted }) => ({
            id: `part/${id}`,
            cells: [label, { text: counted, value: count }],
          })),
        ],
      }}
    >
      {(plot) => (
        <Gauge
          plot={plot}
          share={max === min ? 0 : Math.min(1, Math.max(0, (scored - min) / (max - min)))}
          score={write(scored)}
          ends={[write(min), write(max)]}
          parts={parts}
          name={labels.score}
        />
      )}
    </Chart>
  )
}

/** Red, amber and green of the series; the first look is the ring's. */
const looks: Record<NonNullable<GaugePart['tone']>, Slot> = { bad: 4, neutral: 2, good: 3 }
const lookOf = ({ tone, index }: Pick<GaugePart, 'tone'> & { index: number }): Slot =>
  tone ? looks[tone] : slotOf(index + 1)

function Gauge({
  plot,
  share,
  score,
  ends,
  parts,
  name,
}: {
  plot: Plot
  share: number
  score: string
  ends: readonly [string, string]
  parts: readonly (GaugePart & { share: number; counted: string })[]
  name: string
}) {
  const { width, fontSize, measure } = plot
  const lineHeight = fontSize * 1.45
  const radius = Math.min(120, (width - 32) / 2)
  const inner = radius - 20
  const center = width / 2
  const base = radius + 4
  const quarter = Math.PI / 2
  const reached = -quarter + share * Math.PI
  const arc = plot.rtl ? { start: -reached, end: quarter } : { start: -quarter, end: reached }
  const named = wrapText(name, inner * 1.5, 1, (text) => measure(text, fontSize))
  const barTop = base + lineHeight + 14
  let top = barTop + 18 + 10
  let before = 0
  const laid = parts.map((part, index) => {
    const lines = wrapText(part.label, width - 24 - measure(part.counted, fontSize) - 12, 3, (text) =>
      measure(text, fontSize),
    )
    const drawn = { ...part, index, lines, y: top, before }
    top += lines.length * lineHeight + 6
    before += part.share
    return drawn
  })
  return (
    <PlotSvg plot={plot} height={parts.length > 0 ? top : base + lineHeight + 6}>
      <g {...plot.point('score')}>
        <path
          d={ringPath(center, base, inner, radius, { start: -quarter, end: quarter })}
          className="fill-desk stroke-control group-data-active/point:stroke-2 group-data-active/point:stroke-ink"
        />
        {share > 0 && <path d={ringPath(center, base, inner, radius, arc)} className={fillClass[1]} />}
        <text x={center} y={base - inner * 0.3} textAnchor="middle" className="fill-ink font-semibold text-3xl">
          {score}
        </text>
        <PlotText
          x={center}
          y={base - inner * 0.3 + lineHeight + 4}
          lines={named}
          lineHeight={lineHeight}
          anchor="middle"
          className="fill-muted"
        />
      </g>
      <PlotDecor>
        {ends.map((end, at) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: the two ends of the scale, which never change places
            key={at}
            x={plot.x(center + (at === 0 ? -1 : 1) * (radius - 10))}
            y={base + lineHeight}
            textAnchor="middle"
            className="fill-muted"
          >
            {end}
          </text>
        ))}
      </PlotDecor>
      {laid.map((part) => {
        const length = part.share * (width - 2)
        return (
          <g key={part.id} {...plot.point(`part/${part.id}`)}>
            {length > 0 && (
              <rect
                x={plot.x(1 + part.before * (width - 2), length)}
                y={barTop}
                width={length}
                height={18}
                style={{ fill: plot.fill(lookOf(part)) }}
                className="stroke-1 stroke-paper group-data-active/point:stroke-2 group-data-active/point:stroke-ink"
              />
            )}
            <rect
              x={plot.x(0, 14)}
              y={part.y + fontSize * 1.1 - 12}
              width={14}
              height={14}
              rx={2}
              style={{ fill: plot.fill(lookOf(part)) }}
            />
            <PlotText x={plot.x(24)} y={part.y + fontSize} lines={part.lines} lineHeight={lineHeight} />
            <text x={plot.x(width)} y={part.y + fontSize} textAnchor="end" className="fill-muted">
              {part.counted}
            </text>
          </g>
        )
      })}
    </PlotSvg>
  )
}
