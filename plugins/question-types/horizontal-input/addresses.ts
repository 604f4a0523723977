import { type Address, defineAddresses } from '#sdk'
import type horizontalInput from './definition.ts'
import { blankLabel, filledIn, isBlankText, namedBlankChoices } from './parts/blanks.ts'

/** Each blank by its id. */
export default defineAddresses<typeof horizontalInput>({
  list: ({ blanks }, context) =>
    blanks.map(
      (blank, index): Address => ({
        id: blank.id,
        label: blankLabel(blank, index, context),
        kind: blank.kind === 'select' ? 'choice' : blank.kind,
        ...(blank.kind === 'select' && { values: namedBlankChoices(blank, context) }),
        place: { path: [blank.id] },
      }),
    ),
  at: (answer, id) => {
    const content = filledIn(answer, id)
    return content === undefined || isBlankText(content) ? null : content
  },
})
