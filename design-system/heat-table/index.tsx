import { heatStep } from '../_internal/chart/scale.ts'
import { heatClass } from '../_internal/chart/series-style.ts'
import { ellipsis, wrapText } from '../_internal/chart/text.ts'
import { Chart, type ChartFrameProps, type Plot, PlotDecor, PlotSvg, PlotText } from '../chart/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { HeatTableLabels } from './labels.ts'

export type { HeatTableLabels } from './labels.ts'

export interface HeatLine {
  id: string
  label: string
}

/**
 * Counts of rows by columns (figure), the more the stronger: every cell carries its share of the row in words, so the
 * colour only helps. For matrix questions. Wide tables scroll inside.
 *
 * Do: keep rows and columns in the order of the question.
 * Don't: rely on the colour: the share stands in each cell.
 * Keys: those of Chart; arrows go four ways.
 */
export function HeatTable({
  rows,
  columns,
  countOf,
  totalOf,
  labels: own,
  locale,
  ...frame
}: ChartFrameProps & {
  rows: readonly HeatLine[]
  columns: readonly HeatLine[]
  countOf: (rowId: string, columnId: string) => number
  /** What the share of a cell is of. @default the sum of its row; where several columns may be chosen, those who answered */
  totalOf?: ((rowId: string) => number) | undefined
  labels?: Partial<HeatTableLabels> | undefined
}) {
  const labels = useLabels('heat-table', own)
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const drawn = rows.map((row, rowAt) => {
    const counts = columns.map((column) => Math.max(0, countOf(row.id, column.id)))
    const total = totalOf?.(row.id) ?? counts.reduce((sum, count) => sum + count, 0)
    return {
      ...row,
      cells: columns.map((column, colAt) => {
        const count = counts[colAt] ?? 0
        const share = total === 0 ? 0 : count / total
        return { id: `${rowAt}/${colAt}`, column: column.label, count, share, percent: percent.format(share) }
      }),
    }
  })
  return (
    <Chart
      {...frame}
      slot="heat-table"
      scrolls
      labels={labels}
      empty={drawn.every(({ cells }) => cells.every(({ count }) => count === 0))}
      points={drawn.flatMap(({ label, cells }, row) =>
        cells.map((cell, col) => ({
          id: cell.id,
          label: `${label}, ${cell.column}: ${number.format(cell.count)} (${cell.percent})`,
          row,
          col,
        })),
      )}
      table={{
        columns: [
          { id: 'item', label: labels.item },
          ...columns.map(({ id, label }) => ({ id: `of-${id}`, label, align: 'end' as const })),
        ],
        rows: drawn.map(({ id, label, cells }) => ({
          id,
          cells: [
            label,
            ...cells.map(({ count, percent: share }) => ({ text: `${number.format(count)} (${share})`, value: count })),
          ],
        })),
      }}
    >
      {(plot) => <Cells plot={plot} columns={columns} rows={drawn} />}
    </Chart>
  )
}

interface DrawnRow extends HeatLine {
  cells: readonly { id: string; share: number; percent: string }[]
}

const narrowest = 52
const cellHeight = 30

function Cells({ plot, columns, rows }: { plot: Plot; columns: readonly HeatLine[]; rows: readonly DrawnRow[] }) {
  const { fontSize, measure } = plot
  const lineHeight = fontSize * 1.45
  const measured = (text: string) => measure(text, fontSize)
  const beside = plot.width >= 480
  const longest = Math.max(...rows.map(({ label }) => measured(label)), 0) + 16
  const wordsWidth = beside ? Math.min(plot.width * 0.34, longest) : 0
  const cellWidth = Math.max(narrowest, Math.min(160, (plot.width - wordsWidth) / columns.length))
  const width = Math.max(plot.width, wordsWidth + cellWidth * columns.length)
  // Mirrored in its own width, which may be more than its place.
  const x = (at: number, size = 0) => (plot.rtl ? width - at - size : at)
  const heads = columns.map(({ label }) => wrapText(label, cellWidth - 8, 3, measured))
  const headHeight = Math.max(...heads.map((lines) => lines.length)) * lineHeight + (beside ? 4 : 10)
  let top = headHeight
  const laid = rows.map((row) => {
    const lines = wrapText(row.label, beside ? wordsWidth - 12 : plot.width, 3, measured)
    const wordsHeight = lines.length * lineHeight
    const y = top
    const cellsY = beside ? y : y + wordsHeight + 2
    const tall = beside ? Math.max(cellHeight, wordsHeight + 4) : cellHeight
    top = cellsY + tall + (beside ? 2 : 8)
    return { ...row, lines, y, cellsY, tall, wordsHeight }
  })
  return (
    <PlotSvg plot={plot} width={width} height={top + 2}>
      <PlotDecor>
        {heads.map((lines, at) => (
          <PlotText
            key={columns[at]?.id}
            x={x(wordsWidth + (at + 0.5) * cellWidth)}
            y={headHeight - (beside ? 6 : 12) - (lines.length - 1) * lineHeight}
            lines={lines}
            lineHeight={lineHeight}
            anchor="middle"
            className="fill-muted"
          />
        ))}
      </PlotDecor>
      {laid.map((row) => (
        <g key={row.id}>
          <PlotDecor>
            <PlotText
              x={x(0)}
              y={beside ? row.y + (row.tall - row.wordsHeight) / 2 + fontSize * 1.1 : row.y + fontSize}
              lines={row.lines}
              lineHeight={lineHeight}
            />
          </PlotDecor>
          {row.cells.map((cell, at) => {
            const heat = heatClass[heatStep(cell.share, 1)]
            return (
              <g key={cell.id} {...plot.point(cell.id)}>
                <rect
                  x={x(wordsWidth + at * cellWidth + 1, cellWidth - 2)}
                  y={row.cellsY}
                  width={cellWidth - 2}
                  height={row.tall}
                  rx={3}
                  className={`${heat.fill} stroke-hairline group-data-active/point:stroke-2 group-data-active/point:stroke-ink`}
                />
                <text
                  x={x(wordsWidth + (at + 0.5) * cellWidth)}
                  y={row.cellsY + row.tall / 2 + fontSize * 0.36}
                  textAnchor="middle"
                  className={heat.text}
                >
                  {ellipsis(cell.percent, cellWidth - 4, measured)}
                </text>
              </g>
            )
          })}
        </g>
      ))}
    </PlotSvg>
  )
}
