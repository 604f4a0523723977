import { defineStatistics } from '#sdk'
import type ocr from './definition.ts'

/** Texts are read, not counted. */
export default defineStatistics<typeof ocr>({ facts: () => [], samples: true })
