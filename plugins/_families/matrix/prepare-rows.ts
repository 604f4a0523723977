import { type Issue, noIssues, type PreparedCheck } from '#sdk'
import type { Line } from './lines.ts'

/**
 * The check of answers that hold a value per row: rows that exist, values that `judge` finds nothing wrong with, and,
 * where the author wants it, one in each row.
 */
export const prepareRows = <Value>(
  { typeId, rows, requireEveryRow }: { typeId: string; rows: readonly Line[]; requireEveryRow: boolean },
  judge: (value: Value) => Issue | null,
): PreparedCheck<Readonly<Record<string, Value>>> => {
  const rowIds = new Set(rows.map(({ id }) => id))
  const unavailable: readonly Issue[] = [{ code: `${typeId}.unavailable` }]
  const missing = rows.map(({ id }) => ({ id, issue: { code: `${typeId}.everyRow`, path: [id] } }))
  return (answer) => {
    const found: Issue[] = []
    const answered = Object.keys(answer)
    for (const rowId of answered) {
      if (!rowIds.has(rowId)) return unavailable
      const issue = judge(answer[rowId] as Value)
      if (issue) found.push({ ...issue, path: [rowId] })
    }
    // Ids of rows are unique, and so are keys.
    if (requireEveryRow && answered.length < rowIds.size)
      for (const { id, issue } of missing) if (!Object.hasOwn(answer, id)) found.push(issue)
    return found.length === 0 ? noIssues : found
  }
}
