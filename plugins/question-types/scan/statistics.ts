import { defineStatistics } from '#sdk'
import type scan from './definition.ts'

/** Codes are read, not counted. */
export default defineStatistics<typeof scan>({ facts: () => [], samples: true })
