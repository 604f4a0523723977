import { defineStatistics, type Fact } from '#sdk'
import type horizontalInput from './definition.ts'
import { blankChoiceText, blankLabel, filledIn } from './parts/blanks.ts'

/** Numbers are summed blank by blank, choices counted; words are as many as respondents, the latest sentences show them. */
export default defineStatistics<typeof horizontalInput>({
  facts: (answer, { blanks }) =>
    blanks.flatMap(({ id, kind }): readonly Fact[] => {
      const content = filledIn(answer, id)
      if (kind === 'number' && typeof content === 'number') return [{ part: id, number: content }]
      return kind === 'select' && typeof content === 'string' ? [{ part: id, value: content }] : []
    }),
  parts: ({ blanks }, context) =>
    blanks.flatMap((blank, index) =>
      blank.kind === 'number' || blank.kind === 'select'
        ? [{ id: blank.id, label: blankLabel(blank, index, context) }]
        : [],
    ),
  label: (value, { blanks }, context) => {
    const blank = blanks.find(({ choices = [] }) => choices.some(({ id }) => id === value))
    return blank ? blankChoiceText(value, blank, context) : value
  },
  samples: true,
})
