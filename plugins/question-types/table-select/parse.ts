import { defineParser } from '#sdk'
import { rowName } from '../../_families/table/table.ts'
import type tableSelect from './definition.ts'

/** Rows by their names or ids, between commas or on lines of their own. */
export default defineParser<typeof tableSelect>({
  parse: (text, { rows }) => {
    const named = (part: string) =>
      rows.find((row, index) => row.id === part || rowName(row, index).trim() === part)?.id
    // A name may hold a comma itself.
    const whole = named(text.trim())
    if (whole !== undefined) return [whole]
    const ids = new Set<string>()
    for (const part of text.split(/[,，、\n]/).map((each) => each.trim())) {
      if (part === '') continue
      const id = named(part)
      if (id === undefined) return undefined
      ids.add(id)
    }
    return ids.size === 0 ? undefined : [...ids]
  },
})
