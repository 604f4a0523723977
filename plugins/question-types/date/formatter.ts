import { defineFormatter } from '#sdk'
import type date from './definition.ts'

/** ISO order in every language: dates of a table stay comparable, and a spreadsheet reads them as dates. */
export default defineFormatter<typeof date>({ text: (answer) => answer.replace('T', ' ') })
