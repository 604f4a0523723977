import { heatStep } from '../_internal/chart/scale.ts'
import { heatClass } from '../_internal/chart/series-style.ts'
import { Chart, type ChartFrameProps, type Plot, PlotDecor, PlotSvg } from '../chart/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { RegionMapLabels } from './labels.ts'

export { chinaProvinceTiles } from './china-province-tiles.ts'
export type { RegionMapLabels } from './labels.ts'

export interface MapRegion {
  id: string
  label: string
  /** SVG path in the units of the map. */
  path: string
  /** Where its words stand, in the same units; without it they are not drawn. */
  center?: readonly [x: number, y: number] | undefined
  /** Drawn where the label has no room. */
  short?: string | undefined
}

export interface MapShape {
  width: number
  height: number
  regions: readonly MapRegion[]
}

/**
 * Counts by region (figure): the more the stronger, with names and numbers where they fit. The map is data: tiles or
 * true outlines. Regions without a count are drawn empty. A map keeps its sides right to left.
 *
 * Do: use it when the place itself is the question.
 * Don't: use it to compare regions exactly; sorted bars show that better.
 * Keys: those of Chart.
 */
export function RegionMap({
  map,
  counts,
  labels: own,
  locale,
  ...frame
}: ChartFrameProps & {
  map: MapShape
  /** By region id; others than those of the map are ignored. */
  counts: Readonly<Record<string, number>>
  labels?: Partial<RegionMapLabels> | undefined
}) {
  const labels = useLabels('region-map', own)
  const number = new Intl.NumberFormat(locale)
  const regions = map.regions.map((region) => {
    const count = Object.hasOwn(counts, region.id) ? (counts[region.id] ?? 0) : 0
    return { ...region, count, counted: number.format(count) }
  })
  const sorted = [...regions].sort((a, b) => b.count - a.count)
  return (
    <Chart
      {...frame}
      slot="region-map"
      labels={labels}
      empty={regions.every(({ count }) => count === 0)}
      points={sorted.map(({ id, label, counted }) => ({ id, label: `${label}: ${counted}` }))}
      table={{
        columns: [
          { id: 'item', label: labels.item },
          { id: 'count', label: labels.count, align: 'end' },
        ],
        rows: sorted.map(({ id, label, count, counted }) => ({ id, cells: [label, { text: counted, value: count }] })),
      }}
    >
      {(plot) => <Regions plot={plot} map={map} regions={sorted} format={number.format} />}
    </Chart>
  )
}

const widest = 560

function Regions({
  plot,
  map,
  regions,
  format,
}: {
  plot: Plot
  map: MapShape
  regions: readonly (MapRegion & { count: number; counted: string })[]
  format: (count: number) => string
}) {
  const { fontSize, measure } = plot
  const small = Math.max(12, fontSize - 1)
  const drawnWidth = Math.min(widest, plot.width)
  const scale = drawnWidth / map.width
  const left = (plot.width - drawnWidth) / 2
  const height = map.height * scale
  const largest = Math.max(...regions.map(({ count }) => count))
  // Names are drawn where one in the average region has room.
  const room = Math.sqrt((map.width * map.height) / Math.max(1, map.regions.length)) * scale * 0.72
  return (
    <PlotSvg plot={plot} height={height + small + 26}>
      {regions.map((region) => {
        const heat = heatClass[heatStep(region.count, largest)]
        const name = [region.label, region.short ?? ''].find((text) => text !== '' && measure(text, small) <= room)
        const counted = measure(region.counted, small) <= room && region.count > 0 ? region.counted : undefined
        const lines = [name, counted].filter((line) => line !== undefined)
        const [x = 0, y = 0] = region.center ?? []
        const middle = y * scale - ((lines.length - 1) * small * 1.2) / 2 + small * 0.36
        return (
          <g key={region.id} {...plot.point(region.id)}>
            <path
              d={region.path}
              transform={`translate(${left} 0) scale(${scale})`}
              vectorEffect="non-scaling-stroke"
              className={`${heat.fill} stroke-hairline group-data-active/point:stroke-2 group-data-active/point:stroke-ink`}
            />
            {region.center &&
              lines.map((line, at) => (
                <text
                  key={line}
                  x={left + x * scale}
                  y={middle + at * small * 1.2}
                  textAnchor="middle"
                  fontSize={small}
                  className={`pointer-events-none ${heat.text}`}
                >
                  {line}
                </text>
              ))}
          </g>
        )
      })}
      <PlotDecor>
        <text x={plot.x(plot.width / 2 - 74)} y={height + small + 14} textAnchor="end" className="fill-muted text-xs">
          {format(0)}
        </text>
        {([1, 2, 3, 4, 5, 6] as const).map((step) => (
          <rect
            key={step}
            x={plot.x(plot.width / 2 - 66 + (step - 1) * 22, 22)}
            y={height + 14}
            width={22}
            height={small}
            className={`${heatClass[step].fill} stroke-hairline`}
          />
        ))}
        <text x={plot.x(plot.width / 2 + 74)} y={height + small + 14} className="fill-muted text-xs">
          {format(largest)}
        </text>
      </PlotDecor>
    </PlotSvg>
  )
}
