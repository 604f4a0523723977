export interface ChartPoint {
  id: string
  /** What is said of it: "Red, 1,500 (75%)". */
  label: string
  /** Where points stand in rows and columns (series over time, heat): arrows then go four ways. */
  row?: number | undefined
  col?: number | undefined
}

/**
 * The point a key leads to: arrows to the neighbour (mirrored right to left), Home and End to the ends of the row.
 * Null for keys that do not walk. With no point current, walking starts at the first (End: at the last).
 */
export function walk(points: readonly ChartPoint[], current: string | null, key: string, rtl = false): string | null {
  const step = stepOf(key, rtl)
  if (!step || points.length === 0) return null
  const at = points.find(({ id }) => id === current)
  if (!at) return (step.end ? points.at(-1) : points[0])?.id ?? null
  const line = points.filter(({ row }) => row === at.row)
  if (step.end !== undefined) return (step.end ? line.at(-1) : line[0])?.id ?? null
  if (at.row === undefined || step.rows === 0) {
    const by = at.row === undefined ? step.columns + step.rows : step.columns
    return (line[line.indexOf(at) + by] ?? at).id
  }
  const rows = [...new Set(points.map(({ row }) => row ?? 0))].sort((a, b) => a - b)
  const target = rows[rows.indexOf(at.row) + step.rows]
  const candidates = points.filter(({ row }) => row === target)
  const away = (point: ChartPoint) => Math.abs((point.col ?? 0) - (at.col ?? 0))
  return candidates.reduce((best, point) => (away(point) < away(best) ? point : best), candidates[0] ?? at).id
}

interface Step {
  rows: number
  columns: number
  /** Home: false, End: true. */
  end?: boolean
}

function stepOf(key: string, rtl: boolean): Step | null {
  const forward = rtl ? -1 : 1
  if (key === 'ArrowRight') return { rows: 0, columns: forward }
  if (key === 'ArrowLeft') return { rows: 0, columns: -forward }
  if (key === 'ArrowDown') return { rows: 1, columns: 0 }
  if (key === 'ArrowUp') return { rows: -1, columns: 0 }
  if (key === 'Home') return { rows: 0, columns: 0, end: false }
  if (key === 'End') return { rows: 0, columns: 0, end: true }
  return null
}
