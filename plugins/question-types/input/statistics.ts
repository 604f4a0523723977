import { defineStatistics } from '#sdk'
import type input from './definition.ts'

/** Free text is read, not counted. */
export default defineStatistics<typeof input>({ facts: () => [], samples: true })
