import { defineFormatter, type FormatContext } from '#sdk'
import { numberText } from '#shared/form/number-text'
import { dateText } from '../../_families/moment/date-text.ts'
import type horizontalInput from './definition.ts'
import { type Blank, blankChoiceText, blankLabel, filledIn, isBlankText } from './parts/blanks.ts'
import { piecesOf } from './parts/sentence.ts'

export default defineFormatter<typeof horizontalInput>({
  // The sentence as it reads when it is filled in.
  text: (answer, { sentence, blanks }, context) =>
    piecesOf(context.text(sentence), blanks.length)
      .map((piece) => {
        if (typeof piece === 'string') return piece
        const blank = blanks[piece]
        const content = filledIn(answer, blank?.id ?? '')
        if (!blank || content === undefined || isBlankText(content)) return '____'
        return contentText(content, blank, context)
      })
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
  headers: ({ blanks }, context) => blanks.map((blank, index) => blankLabel(blank, index, context)),
  cells: (answer, { blanks }, context) =>
    blanks.map((blank) => {
      const content = filledIn(answer, blank.id)
      if (typeof content !== 'string') return content ?? null
      if (blank.kind === 'date') return { date: content }
      return blank.kind === 'select' ? blankChoiceText(content, blank, context) : content
    }),
})

const contentText = (content: string | number, blank: Blank, context: FormatContext): string => {
  if (typeof content === 'number') return numberText(content, context.language)
  if (blank.kind === 'date') return dateText(content, 'date', context.language)
  return blank.kind === 'select' ? blankChoiceText(content, blank, context) : content
}
