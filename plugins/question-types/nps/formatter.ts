import { defineFormatter } from '#sdk'
import type nps from './definition.ts'

export default defineFormatter<typeof nps>({
  text: (answer, _options, { t }) => t('points', { value: answer }),
  // A bare number, so that a spreadsheet can calculate with it.
  cells: (answer) => [answer],
})
