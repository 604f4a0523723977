import type { FormatContext } from '#sdk'
import type { PlacesLeft } from '../../../_families/choice/quota.ts'
import { quotaNote } from '../../../_families/choice/quota-note.ts'
import type { NamedLine } from '../../../_families/matrix/lines.ts'
import type { MatrixAnswer } from './matrix.ts'
import { columnCounts } from './quotas.ts'
import type { OfferedColumn } from './row-choices.tsx'

export { watchPlaces } from '../../../_families/choice/watch-places.tsx'

/**
 * The columns as they are to be had now. What is chosen here takes its places at once, in all rows; whether they are to be
 * had the server decides when the answer arrives.
 *
 * @param before what was chosen when the question was drawn: it may have its places already, and is not taken off once more
 */
export const offeredColumns = (
  named: readonly NamedLine[],
  left: PlacesLeft,
  now: MatrixAnswer | undefined,
  before: MatrixAnswer | undefined,
  t: FormatContext['t'],
): readonly OfferedColumn[] => {
  const [chosen, had] = [columnCounts(now), columnCounts(before)]
  return named.map((column) => {
    const free = Object.hasOwn(left, column.id) ? left[column.id] : null
    if (free === null || free === undefined) return column
    const open = Math.max(0, free - Math.max(0, (chosen.get(column.id) ?? 0) - (had.get(column.id) ?? 0)))
    return {
      ...column,
      note: <span className="block text-muted text-sm"> {quotaNote({ left: open }, t)}</span>,
      isClosed: open === 0,
    }
  })
}
