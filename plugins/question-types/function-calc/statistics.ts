import { defineStatistics } from '#sdk'
import type functionCalc from './definition.ts'

/** Numbers are summed; the latest texts and days are shown. */
export default defineStatistics<typeof functionCalc>({
  facts: (answer) => (typeof answer === 'number' ? [{ number: answer }] : []),
  samples: ({ result }) => (result === 'number' ? null : (answer) => String(answer)),
})
