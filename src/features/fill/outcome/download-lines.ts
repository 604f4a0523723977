import type { AnswerLine } from '../filling/answer-lines.ts'

/** Offers the lines as a text file. */
export const downloadLines = (name: string, lines: readonly AnswerLine[]): void => {
  const text = [name, ...lines.map((line) => `${line.title}\n${line.text}`)].join('\n\n')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = `${name.replace(/[\\/:*?"<>|\n]+/g, ' ').trim() || 'answers'}.txt`
  link.click()
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
