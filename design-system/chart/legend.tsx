import { patternFill } from '../_internal/chart/patterns.tsx'
import { dash, fillClass, marker, type Slot, strokeClass } from '../_internal/chart/series-style.ts'

export interface LegendItem {
  id: string
  label: string
  slot: Slot
  /** How the series is drawn. @default 'area' */
  mark?: 'area' | 'line' | undefined
}

/** Hue and pattern, or hue, dash and marker, with the words they stand for. */
export function Legend({ items, patternId }: { items: readonly LegendItem[]; patternId: string }) {
  return (
    <ul data-slot="chart-legend" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {items.map(({ id, label, slot, mark = 'area' }) => (
        <li key={id} className="flex min-w-0 items-center gap-1.5">
          <Swatch slot={slot} mark={mark} patternId={patternId} />
          <span className="min-w-0 break-words">{label}</span>
        </li>
      ))}
    </ul>
  )
}

function Swatch({ slot, mark, patternId }: { slot: Slot; mark: 'area' | 'line'; patternId: string }) {
  return (
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" className="shrink-0">
      {mark === 'area' ? (
        <rect x="1" y="1" width="14" height="14" rx="2" style={{ fill: patternFill(patternId, slot) }} />
      ) : (
        <>
          <line
            x1="0"
            x2="16"
            y1="8"
            y2="8"
            strokeWidth="2"
            strokeDasharray={dash[slot]}
            className={strokeClass[slot]}
          />
          <path d={marker[slot]} transform="translate(8 8)" className={fillClass[slot]} />
        </>
      )}
    </svg>
  )
}
