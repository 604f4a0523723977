import { defineFormatter } from '#sdk'
import type rate from './definition.ts'

export default defineFormatter<typeof rate>({
  text: (answer, { max, levels }, { t, text }) => {
    const points = t('points', { value: answer, max })
    const level = text(levels[Math.ceil(answer) - 1])
    return level === '' ? points : t('pointsWithLevel', { points, level })
  },
  // A bare number, so that a spreadsheet can calculate with it.
  cells: (answer) => [answer],
})
