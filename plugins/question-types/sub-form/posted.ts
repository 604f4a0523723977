import { definePosted, fieldName, fieldsWithin, type Json } from '#sdk'
import type subForm from './definition.ts'
import { isBlankRow, leastRows, maxRows, type Row } from './parts/rows.ts'

/** Rows nobody wrote into are left out, but for those that have to be there. */
export default definePosted<typeof subForm>({
  read: (fields, options, children) => {
    const drawn = Number(fields.one('rows'))
    if (!Number.isInteger(drawn) || drawn < 1 || drawn > maxRows) return undefined
    const { length: fixed } = options.named ?? []
    const rows = Array.from(
      { length: drawn },
      (_, index): Row =>
        Object.fromEntries(
          children.flatMap(({ id, read }): [string, Json][] => {
            const cell = read(fieldsWithin(fields, fieldName(String(index), id)))
            return cell === undefined ? [] : [[id, cell]]
          }),
        ),
    ).filter((row, index) => index < fixed || !isBlankRow(row))
    if (rows.every(isBlankRow)) return undefined
    const missing = Math.max(0, leastRows(options) - rows.length)
    return [...rows, ...Array.from({ length: missing }, () => ({}))]
  },
})
