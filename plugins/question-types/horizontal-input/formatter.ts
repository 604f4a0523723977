import { defineFormatter } from '#sdk'
import type horizontalInput from './definition.ts'
import { blankLabel, filledIn, isBlankText } from './parts/blanks.ts'
import { piecesOf } from './parts/sentence.ts'

export default defineFormatter<typeof horizontalInput>({
  // The sentence as it reads when it is filled in.
  text: (answer, { sentence, blanks }, { text }) =>
    piecesOf(text(sentence), blanks.length)
      .map((piece) => {
        if (typeof piece === 'string') return piece
        const content = filledIn(answer, blanks[piece]?.id ?? '')
        return isBlankText(content) ? '____' : String(content)
      })
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
  headers: ({ blanks }, context) => blanks.map((blank, index) => blankLabel(blank, index, context)),
  cells: (answer, { blanks }) => blanks.map(({ id }) => filledIn(answer, id) ?? null),
})
