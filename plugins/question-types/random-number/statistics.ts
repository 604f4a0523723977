import { defineStatistics } from '#sdk'
import type randomNumber from './definition.ts'

export default defineStatistics<typeof randomNumber>({ facts: () => [], samples: true })
