import { thinLabels } from '../_internal/chart/axis-labels.ts'
import { linearScale } from '../_internal/chart/scale.ts'
import { dash, fillClass, marker, mostSlots, slotOf, strokeClass } from '../_internal/chart/series-style.ts'
import { ellipsis } from '../_internal/chart/text.ts'
import { ticks } from '../_internal/chart/ticks.ts'
import { Chart, type ChartFrameProps, type Plot, PlotDecor, PlotSvg } from '../chart/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { LineChartLabels } from './labels.ts'

export type { LineChartLabels } from './labels.ts'

export interface LineStep {
  id: string
  /** "21 Nov 2026" */
  label: string
  /** Under the axis, where it is shorter: "21 Nov". */
  short?: string | undefined
}

export interface LineSeries {
  id: string
  label: string
  /** One per step; null where nothing is known, which leaves a gap. */
  values: readonly (number | null)[]
}

/**
 * Numbers over even steps (figure): up to eight lines, each with a hue, dash and marker of its own. The axis starts at
 * zero. Series beyond the eighth are in the table only.
 *
 * Do: use it for what changes over time, with few lines.
 * Don't: join values of things that have no order.
 * Keys: those of Chart; up and down change lines.
 */
export function LineChart({
  steps,
  series,
  labels: own,
  locale,
  plain = false,
  quiet = false,
  height = plain ? 96 : 220,
  ...frame
}: ChartFrameProps & {
  steps: readonly LineStep[]
  series: readonly LineSeries[]
  labels?: Partial<LineChartLabels> | undefined
  /** A spark of a chart: no axes, the first and last step in words, a small title. For one series. */
  plain?: boolean | undefined
  /** Of the drawing, in px. @default 220, plain 96 */
  height?: number | undefined
}) {
  const labels = useLabels('line-chart', own)
  const number = new Intl.NumberFormat(locale)
  const drawn = series.slice(0, mostSlots)
  const points = drawn.flatMap(({ id, label, values }, row) =>
    steps.flatMap((step, col) => {
      const value = values[col]
      if (value === null || value === undefined) return []
      const of = drawn.length > 1 ? `${step.label}, ${label}` : step.label
      const place = drawn.length > 1 ? { row, col } : {}
      return [{ id: `${id}/${step.id}`, label: `${of}: ${number.format(value)}`, ...place }]
    }),
  )
  return (
    <Chart
      {...frame}
      slot="line-chart"
      labels={labels}
      quiet={plain || quiet}
      empty={points.length === 0}
      legend={
        drawn.length > 1 ? drawn.map(({ id, label }, at) => ({ id, label, slot: slotOf(at), mark: 'line' })) : undefined
      }
      points={points}
      table={{
        columns: [
          { id: 'item', label: labels.item },
          ...series.map(({ id, label }) => ({ id: `of-${id}`, label, align: 'end' as const })),
        ],
        rows: steps.map(({ id, label }, at) => ({
          id,
          cells: [
            label,
            ...series.map(({ values }) => {
              const value = values[at]
              return value === null || value === undefined ? '' : { text: number.format(value), value }
            }),
          ],
        })),
      }}
    >
      {(plot) => (
        <Lines plot={plot} steps={steps} series={drawn} format={number.format} plain={plain} height={height} />
      )}
    </Chart>
  )
}

function Lines({
  plot,
  steps,
  series,
  format,
  plain,
  height,
}: {
  plot: Plot
  steps: readonly LineStep[]
  series: readonly LineSeries[]
  format: (value: number) => string
  plain: boolean
  height: number
}) {
  const { width, fontSize, measure } = plot
  const small = Math.max(12, fontSize - 1)
  const values = series.flatMap(({ values: all }) => all.filter((value) => value !== null))
  // There is no half a person.
  const least = values.every(Number.isInteger) ? 1 : 0
  const marks = ticks(Math.min(0, ...values), Math.max(0, ...values), 4, least)
  const [low = 0, high = 1] = plain ? [Math.min(0, ...values), Math.max(1, ...values)] : [marks[0], marks.at(-1)]
  const left = plain ? 6 : Math.ceil(Math.max(...marks.map((mark) => measure(format(mark), small)))) + 10
  const right = width - 8
  const bottom = height - small - 10
  const y = linearScale([low, high], [bottom, 8])
  const stepWidth = steps.length > 1 ? (right - left) / (steps.length - 1) : 0
  const at = (step: number) => (steps.length > 1 ? left + step * stepWidth : (left + right) / 2)
  const many = values.length > 60
  return (
    <PlotSvg plot={plot} height={height}>
      <PlotDecor>
        {!plain &&
          marks.map((mark) => (
            <g key={mark}>
              <line
                x1={plot.x(left)}
                x2={plot.x(right)}
                y1={y(mark)}
                y2={y(mark)}
                className={mark === 0 ? 'stroke-control' : 'stroke-hairline'}
              />
              <text x={plot.x(left - 8)} y={y(mark) + small * 0.35} textAnchor="end" className="fill-muted text-xs">
                {format(mark)}
              </text>
            </g>
          ))}
        <StepLabels plot={plot} steps={steps} at={at} y={height - 3} size={small} ends={plain} />
        {series.map(({ id, values: own }, index) => {
          const slot = slotOf(index)
          const runs = runsOf(own)
          return (
            <g key={id}>
              {plain &&
                runs.map((run) => (
                  <path
                    key={run.from}
                    d={`M${plot.x(at(run.from))},${y(low)}${pathOf(run, 'L')}L${plot.x(at(run.from + run.values.length - 1))},${y(low)}Z`}
                    className="fill-accent-soft"
                  />
                ))}
              {runs.map((run) => (
                <path
                  key={run.from}
                  d={pathOf(run, 'M')}
                  fill="none"
                  strokeWidth="2"
                  strokeLinejoin="round"
                  strokeDasharray={dash[slot]}
                  className={strokeClass[slot]}
                />
              ))}
            </g>
          )
        })}
      </PlotDecor>
      {series.map(({ id, values: own }, index) =>
        steps.map((step, col) => {
          const value = own[col]
          if (value === null || value === undefined) return null
          const slot = slotOf(index)
          const alone = (own[col - 1] ?? null) === null && (own[col + 1] ?? null) === null
          const hit = Math.max(4, Math.min(14, stepWidth || 14))
          return (
            <g key={`${id}/${step.id}`} {...plot.point(`${id}/${step.id}`)}>
              {series.length === 1 ? (
                <rect x={plot.x(at(col) - hit / 2, hit)} y={0} width={hit} height={bottom} fill="transparent" />
              ) : (
                <circle cx={plot.x(at(col))} cy={y(value)} r={hit / 2 + 2} fill="transparent" />
              )}
              <path
                d={marker[slot]}
                transform={`translate(${plot.x(at(col))} ${y(value)})`}
                className={`${fillClass[slot]} stroke-2 stroke-transparent group-data-active/point:stroke-ink group-data-active/point:opacity-100 ${
                  (plain || many) && !alone ? 'opacity-0' : ''
                }`}
              />
            </g>
          )
        }),
      )}
    </PlotSvg>
  )

  function pathOf(run: Run, first: 'M' | 'L'): string {
    return run.values
      .map(
        (value, index) =>
          `${index === 0 ? first : 'L'}${plot.x(at(run.from + index)).toFixed(1)},${y(value).toFixed(1)}`,
      )
      .join('')
  }
}

function StepLabels({
  plot,
  steps,
  at,
  y,
  size,
  ends,
}: {
  plot: Plot
  steps: readonly LineStep[]
  at: (step: number) => number
  y: number
  size: number
  /** Only the first and the last. */
  ends: boolean
}) {
  const shown = ends && steps.length > 1 ? [0, steps.length - 1] : steps.map((_, index) => index)
  const most = plot.width * (ends ? 0.45 : 0.4)
  const words = shown.map((index) =>
    ellipsis(steps[index]?.short ?? steps[index]?.label ?? '', most, (text) => plot.measure(text, size)),
  )
  const labels = shown.map((index, place) => ({ center: at(index), width: plot.measure(words[place] ?? '', size) + 2 }))
  return thinLabels(labels, plot.width).map(({ index, center }) => (
    <text key={index} x={plot.x(center)} y={y} textAnchor="middle" className="fill-muted text-xs">
      {words[index]}
    </text>
  ))
}

interface Run {
  from: number
  values: readonly number[]
}

/** Stretches without a gap. */
function runsOf(values: readonly (number | null)[]): Run[] {
  const runs: { from: number; values: number[] }[] = []
  values.forEach((value, index) => {
    if (value === null) return
    const last = runs.at(-1)
    if (last && last.from + last.values.length === index) last.values.push(value)
    else runs.push({ from: index, values: [value] })
  })
  return runs
}
