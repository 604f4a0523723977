import { definePosted } from '#sdk'
import type date from './definition.ts'
import parser from './parse.ts'
import { ends, joinedEnds } from './parts/range.ts'

/** The browser's own fields post ISO texts; where it has none, people type, and what is no date is told so. */
export default definePosted<typeof date>({
  read: ({ one }, { range, ...options }) => {
    const read = (typed: string) => (typed === '' ? '' : parser.parse(typed, options))
    if (!range) {
      const typed = one().trim()
      return typed === '' ? undefined : (read(typed) ?? typed)
    }
    const [from = '', to = ''] = ends.map((end) => one(end).trim())
    if (from === '' && to === '') return undefined
    const pair = [read(from), read(to)]
    return pair.some((end) => end === undefined) ? joinedEnds([from, to]) : (pair as string[])
  },
})
