import { defineStatistics } from '#sdk'
import type phoneVerification from './definition.ts'

/** Numbers are people's own: the latest are shown, none is counted. */
export default defineStatistics<typeof phoneVerification>({ facts: () => [], samples: true })
