import { defineFormatter } from '#sdk'
import type duration from './definition.ts'

export default defineFormatter<typeof duration>({
  text: (answer, _, { t }) => {
    const [hours, minutes] = [Math.floor(answer / 60), answer % 60]
    const parts = [
      ...(hours > 0 ? [t('text.hours', { value: hours })] : []),
      ...(minutes > 0 || hours === 0 ? [t('text.minutes', { value: minutes })] : []),
    ]
    return parts.join(' ')
  },
  cells: (answer) => [answer],
})
