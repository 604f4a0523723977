import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { type ChartTable, toCsv } from '../_internal/chart/csv.ts'
import { patternFill } from '../_internal/chart/patterns.tsx'
import { fileNameOf, saveAs, toPng } from '../_internal/chart/picture.ts'
import type { Slot } from '../_internal/chart/series-style.ts'
import { type PlotSpace, usePlotSpace } from '../_internal/chart/use-plot-space.ts'
import { type ChartPoint, walk } from '../_internal/chart/walk.ts'
import { cn } from '../_internal/cn.ts'
import { Button } from '../button/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { DataTable } from './chart-table.tsx'
import type { ChartLabels } from './labels.ts'
import { Legend, type LegendItem } from './legend.tsx'

export type { ChartCell, ChartColumn, ChartTable } from '../_internal/chart/csv.ts'
export type { ChartPoint } from '../_internal/chart/walk.ts'
export type { ChartLabels } from './labels.ts'
export type { LegendItem } from './legend.tsx'
export { PlotDecor, PlotSvg, PlotText } from './plot-svg.tsx'

/** What every chart takes. */
export interface ChartFrameProps {
  /** The finding in words: "Most came through friends", not "Sources". */
  title: ReactNode
  /** How many answers are in it: "n = 1,204". */
  count?: ReactNode
  /** Which days they are of. */
  range?: ReactNode
  /** A caveat: "few answers, read with care". */
  note?: ReactNode
  /** A small title, where a heading above says the finding. */
  quiet?: boolean | undefined
  /** What the picture and the files are called, where the title alone does not say it: the question. */
  name?: string | undefined
  /** BCP 47 tag for the numbers; the browser's when left out. */
  locale?: string | undefined
  className?: string | undefined
}

/** What a drawing gets from its frame. */
export interface Plot extends PlotSpace {
  /** Where something `size` wide that starts at `at` is drawn: right to left everything is mirrored. */
  x: (at: number, size?: number) => number
  /** The current point, by key or pointer. */
  active: string | null
  /** Attributes of the group that draws a point. */
  point: (id: string) => PointProps
  /** Hue under pattern of a slot. */
  fill: (slot: Slot) => string
  patternId: string
}

interface PointProps {
  role: 'listitem'
  'aria-label': string | undefined
  'data-point': string
  'data-active': true | undefined
  className: string
  onPointerEnter: () => void
  onPointerLeave: () => void
}

/**
 * The frame of every chart (figure): finding, number of answers and range above; legend; the drawing, or the same as a
 * table; csv and picture to save.
 *
 * The drawing takes focus as one group.
 *
 * Do: give the finding in one sentence, the drawing only shows it.
 * Don't: draw with it directly in a screen; take the chart for the data's shape.
 * Keys: arrows go from point to point (four ways where points have rows and columns, mirrored right to left), Home and
 * End to the ends, Escape lets go. The current point is outlined and named below the drawing, in a live region while
 * the focus is inside. Points are a list for screen readers that browse.
 * ARIA: WAI-ARIA APG "figure" naming and keyboard practices; WCAG 1.4.1, 1.4.11, 2.1.1.
 */
export function Chart({
  slot,
  title,
  count,
  range,
  note,
  labels: own,
  table,
  points,
  legend,
  empty = false,
  scrolls = false,
  quiet = false,
  name,
  className,
  children,
}: Omit<ChartFrameProps, 'locale'> & {
  /** `data-slot` of the figure. */
  slot: string
  labels?: Partial<ChartLabels> | undefined
  table: ChartTable
  points: readonly ChartPoint[]
  legend?: readonly LegendItem[] | undefined
  /** Nothing to draw: says so instead. */
  empty?: boolean | undefined
  /** The drawing may be wider than its place. */
  scrolls?: boolean | undefined
  children: (plot: Plot) => ReactNode
}) {
  const labels = useLabels('chart', own)
  const ids = useId()
  const figure = useRef<HTMLElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [asTable, setAsTable] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  const [failed, setFailed] = useState(false)
  const drawn = !empty && !asTable
  const space = usePlotSpace(box, drawn)
  const byId = useMemo(() => new Map(points.map((point) => [point.id, point.label])), [points])

  const plot: Plot = {
    ...space,
    x: (at, size = 0) => (space.rtl ? space.width - at - size : at),
    active,
    patternId: `${ids}-pattern`,
    fill: (of) => patternFill(`${ids}-pattern`, of),
    point: (id) => ({
      role: 'listitem',
      'aria-label': byId.get(id),
      'data-point': id,
      'data-active': id === active || undefined,
      className: 'group/point',
      onPointerEnter: () => setActive(id),
      onPointerLeave: () => setActive((current) => (current === id ? null : current)),
    }),
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' && active !== null) {
      // One step back only: the dialog around stays.
      event.stopPropagation()
      setActive(null)
      return
    }
    const next = walk(points, active, event.key, space.rtl)
    if (next === null) return
    event.preventDefault()
    setActive(next)
    const drawing = [...(box.current?.querySelectorAll('[data-point]') ?? [])].find(
      (point) => point.getAttribute('data-point') === next,
    )
    drawing?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }

  const savePicture = async () => {
    const svg = box.current?.querySelector('svg')
    if (!svg || !figure.current) return
    const texts = captionOf(figure.current)
    const items = [...figure.current.querySelectorAll('[data-slot="chart-legend"] > li')]
    try {
      const blob = await toPng({
        plot: svg,
        lines: [...new Set([name ?? '', ...texts])].filter((line) => line !== ''),
        legend: items.map((item) => ({ swatch: item.querySelector('svg'), label: item.textContent ?? '' })),
        frame: figure.current,
      })
      saveAs(blob, fileNameOf(name ?? texts[0] ?? '', 'png'))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  const saveTable = () => {
    const file = fileNameOf(name ?? captionOf(figure.current)[0] ?? '', 'csv')
    saveAs(new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }), file)
  }

  const facts = [count, range].filter((fact) => fact !== undefined && fact !== null && fact !== '')
  const reading = failed ? labels.pngFailed : active === null ? '' : byId.get(active)

  return (
    <figure
      ref={figure}
      data-slot={slot}
      aria-labelledby={`${ids}-title`}
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      <figcaption className="flex flex-col">
        <span
          id={`${ids}-title`}
          data-picture-line
          className={quiet ? 'text-muted text-sm' : 'break-words font-semibold text-base text-ink'}
        >
          {title}
        </span>
        {facts.length > 0 && (
          <span data-picture-line className="text-muted text-sm tabular-nums">
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: at most two, and their order is fixed
              <span key={index}>
                {index > 0 && ' · '}
                {fact}
              </span>
            ))}
          </span>
        )}
        {note && (
          <span data-picture-line className="text-sm text-warning-text">
            {note}
          </span>
        )}
      </figcaption>
      {empty ? (
        <p className="text-muted">{labels.none}</p>
      ) : (
        <>
          {drawn && legend && legend.length > 0 && <Legend items={legend} patternId={plot.patternId} />}
          <div id={`${ids}-body`} className="min-w-0">
            {drawn ? (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this groups what a drawing shows
              <div
                ref={box}
                role="group"
                aria-labelledby={`${ids}-title`}
                aria-describedby={labels.keys ? `${ids}-keys` : undefined}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: the points are read with the arrow keys from here
                tabIndex={0}
                data-slot="chart-plot"
                onKeyDown={onKeyDown}
                onFocus={() => setFocused(true)}
                onBlur={() => {
                  setFocused(false)
                  setActive(null)
                }}
                className={cn(
                  'rounded-sm text-sm tabular-nums contain-inline-size',
                  scrolls ? 'overflow-x-auto' : 'overflow-x-clip',
                )}
              >
                {children(plot)}
              </div>
            ) : (
              <DataTable table={table} labelledBy={`${ids}-title`} />
            )}
          </div>
          {labels.keys && drawn && (
            <span id={`${ids}-keys`} hidden>
              {labels.keys}
            </span>
          )}
          <div className="-ms-2 flex min-h-control-mini flex-wrap items-center gap-x-1 gap-y-0.5 print:hidden">
            <Button
              variant="ghost"
              size="mini"
              className="text-muted"
              aria-expanded={asTable}
              aria-controls={`${ids}-body`}
              onClick={() => {
                setActive(null)
                setAsTable(!asTable)
              }}
            >
              {asTable ? labels.hideTable : labels.showTable}
            </Button>
            {labels.csv && (
              <Button variant="ghost" size="mini" className="text-muted" onClick={saveTable}>
                {labels.csv}
              </Button>
            )}
            {labels.png && drawn && (
              <Button variant="ghost" size="mini" className="text-muted" onClick={() => void savePicture()}>
                {labels.png}
              </Button>
            )}
            {/* Announced for those who walk by key; a pointer that passes over points would only chatter. */}
            <output aria-live={focused || failed ? 'polite' : 'off'} className="ms-2 text-ink text-sm tabular-nums">
              {reading}
            </output>
          </div>
        </>
      )}
    </figure>
  )
}

function captionOf(figure: HTMLElement | null): string[] {
  return [...(figure?.querySelectorAll('[data-picture-line]') ?? [])].map((line) => line.textContent ?? '')
}
