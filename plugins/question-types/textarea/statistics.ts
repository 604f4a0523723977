import { defineStatistics } from '#sdk'
import type textarea from './definition.ts'

/** Free text is read, not counted. */
export default defineStatistics<typeof textarea>({ facts: () => [], samples: true })
