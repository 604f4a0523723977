import { defineFormatter } from '#sdk'
import type functionCalc from './definition.ts'
import { resultText } from './parts/result-text.ts'

export default defineFormatter<typeof functionCalc>({
  text: (answer, options, { language, text }) => resultText(answer, options, { language, text }),
  headers: ({ unit }, { text }) => [text(unit)],
  // Bare numbers and real dates: a spreadsheet goes on calculating with them.
  cells: (answer, { result }) => [
    result === 'date' && typeof answer === 'string' && answer.length >= 10 ? { date: answer } : answer,
  ],
})
