import { defineStatistics } from '#sdk'
import type horizontalInput from './definition.ts'
import { blankLabel, filledIn } from './parts/blanks.ts'

/** Numbers are summed blank by blank; words are as many as respondents, the latest sentences show them. */
export default defineStatistics<typeof horizontalInput>({
  facts: (answer, { blanks }) =>
    blanks.flatMap(({ id, kind }) => {
      const content = filledIn(answer, id)
      return kind === 'number' && typeof content === 'number' ? [{ part: id, number: content }] : []
    }),
  parts: ({ blanks }, context) =>
    blanks.flatMap((blank, index) =>
      blank.kind === 'number' ? [{ id: blank.id, label: blankLabel(blank, index, context) }] : [],
    ),
  samples: true,
})
