import type { ReactNode } from 'react'
import { PatternDefs } from '../_internal/chart/patterns.tsx'
import type { Plot } from './index.tsx'

/** The drawing: one unit is one px, so words keep their size at any width. Its points are a list. */
export function PlotSvg({
  plot,
  height,
  width = plot.width,
  children,
}: {
  plot: Plot
  height: number
  /** Wider than its place only in a chart that scrolls. */
  width?: number | undefined
  children: ReactNode
}) {
  const tall = Math.max(1, Math.ceil(height))
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG group cannot be an ul
    <svg role="list" width={width} height={tall} viewBox={`0 0 ${width} ${tall}`} className="block max-w-none">
      <PatternDefs id={plot.patternId} />
      {children}
    </svg>
  )
}

/** Words in a drawing, one line below the other from the baseline `y`. */
export function PlotText({
  x,
  y,
  lines,
  lineHeight,
  anchor = 'start',
  className = 'fill-ink',
}: {
  x: number
  y: number
  lines: readonly string[]
  lineHeight: number
  anchor?: 'start' | 'middle' | 'end' | undefined
  className?: string | undefined
}) {
  return (
    <text x={x} y={y} textAnchor={anchor} className={className}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which may be equal
        <tspan key={index} x={x} dy={index === 0 ? 0 : lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** Axes and words that the points say as well: for the eye only. */
export function PlotDecor({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG takes no focus
  return <g aria-hidden="true">{children}</g>
}
