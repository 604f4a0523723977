import { defineFormatter } from '#sdk'
import type sort from './definition.ts'
import { choiceLabel } from './parts/ranking.ts'

export default defineFormatter<typeof sort>({
  text: (ids, { choices }, context) =>
    ids
      .map((id, place) => {
        const index = choices.findIndex((choice) => choice.id === id)
        const choice = choices[index]
        return context.t('ranked', { position: place + 1, label: choice ? choiceLabel(choice, index, context) : id })
      })
      .join(context.t('separator')),
  // The place of each option in a column of its own, so that a spreadsheet can calculate with it.
  headers: ({ choices }, context) => choices.map((choice, index) => choiceLabel(choice, index, context)),
  cells: (ids, { choices }) => choices.map(({ id }) => (ids.includes(id) ? ids.indexOf(id) + 1 : null)),
})
