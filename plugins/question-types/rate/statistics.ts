import { defineStatistics } from '#sdk'
import type rate from './definition.ts'

export default defineStatistics<typeof rate>({
  facts: (answer) => [{ value: String(answer) }, { number: answer }],
  values: ({ max, allowHalf, icon, levels }, { text }) => {
    const step = allowHalf && icon !== 'number' ? 0.5 : 1
    return Array.from({ length: max / step }, (_, index) => {
      const value = (index + 1) * step
      const level = Number.isInteger(value) ? text(levels[value - 1]) : ''
      return { id: String(value), label: level === '' ? String(value) : `${value} ${level}` }
    })
  },
})
