import { defineParser } from '#sdk'
import type deptSelect from './definition.ts'

/** Listed departments by id or name, between commas or on lines of their own. Others only the server knows. */
export default defineParser<typeof deptSelect>({
  parse: (text, { departments, list }) => {
    if (departments !== 'listed') return undefined
    const named = (part: string) => list.find(({ deptId, name }) => deptId === part || name.trim() === part)
    // A name may hold a comma itself.
    const parts = named(text.trim()) ? [text] : text.split(/[,，、\n]/)
    const chosen = new Map<string, string>()
    for (const part of parts.map((each) => each.trim()).filter((each) => each !== '')) {
      const found = named(part)
      if (!found) return undefined
      chosen.set(found.deptId, found.name)
    }
    return chosen.size === 0 ? undefined : [...chosen].map(([id, name]) => ({ id, name }))
  },
})
