import { flow } from '../_internal/chart/flow.ts'
import { ellipsis } from '../_internal/chart/text.ts'
import { Chart, type ChartFrameProps, type Plot, PlotSvg } from '../chart/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { WordListLabels } from './labels.ts'

export type { WordListLabels } from './labels.ts'

export interface CountedWord {
  id: string
  word: string
  count: number
}

/** How many words are drawn; all of them are in the table. */
const most = 60

/**
 * Words by how often they came (figure): a list in order, the frequent ones large, each with its count. For text
 * answers, beside the answers themselves.
 *
 * Do: show it beside the answers themselves, which it cannot replace.
 * Don't: draw words without their counts; size alone lies.
 * Keys: those of Chart.
 */
export function WordList({
  words,
  labels: own,
  locale,
  ...frame
}: ChartFrameProps & { words: readonly CountedWord[]; labels?: Partial<WordListLabels> | undefined }) {
  const labels = useLabels('word-list', own)
  const number = new Intl.NumberFormat(locale)
  const sorted = words.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  const drawn = sorted.slice(0, most)
  return (
    <Chart
      {...frame}
      slot="word-list"
      labels={labels}
      empty={sorted.length === 0}
      points={drawn.map(({ id, word, count }) => ({ id, label: `${word}: ${number.format(count)}` }))}
      table={{
        columns: [
          { id: 'item', label: labels.item },
          { id: 'count', label: labels.count, align: 'end' },
        ],
        rows: sorted.map(({ id, word, count }) => ({
          id,
          cells: [word, { text: number.format(count), value: count }],
        })),
      }}
    >
      {(plot) => <Words plot={plot} words={drawn} format={number.format} />}
    </Chart>
  )
}

function Words({
  plot,
  words,
  format,
}: {
  plot: Plot
  words: readonly CountedWord[]
  format: (count: number) => string
}) {
  const { width, fontSize, measure } = plot
  const largest = words[0]?.count ?? 1
  const small = Math.max(12, fontSize - 1)
  const boxes = words.map((word) => {
    // By area, not by height: twice as often looks twice as much.
    const size = Math.round(fontSize * (1 + 1.4 * Math.sqrt(word.count / largest)))
    const counted = format(word.count)
    const countWidth = measure(counted, small)
    const text = ellipsis(word.word, width - countWidth - 8, (piece) => measure(piece, size))
    return { ...word, text, size, counted, width: measure(text, size) + 4 + countWidth, height: size * 1.25 }
  })
  const { placed, height } = flow(boxes, width, 16)
  return (
    <PlotSvg plot={plot} height={height + 4}>
      {placed.map((box) => (
        <g key={box.id} {...plot.point(box.id)}>
          <rect
            x={plot.x(box.x - 2, box.width + 4)}
            y={box.y - box.size * 1.05}
            width={box.width + 4}
            height={box.size * 1.35}
            rx={3}
            className="fill-transparent stroke-2 stroke-transparent group-data-active/point:stroke-ink"
          />
          <text x={plot.x(box.x)} y={box.y} fontSize={box.size} className="fill-ink">
            {box.text}
          </text>
          <text x={plot.x(box.x + box.width)} y={box.y} textAnchor="end" fontSize={small} className="fill-muted">
            {box.counted}
          </text>
        </g>
      ))}
    </PlotSvg>
  )
}
