import { defineFormatter } from '#sdk'
import { numberText } from '#shared/form/number-text'
import { amountHeaders, amountText } from '../../_families/amount/amount-format.ts'
import type slider from './definition.ts'
import { ends, isPair } from './parts/pair.ts'

export default defineFormatter<typeof slider>({
  text: (answer, options, context) =>
    isPair(answer)
      ? `${numberText(answer[0], context.language)} – ${amountText(answer[1], options, context)}`
      : amountText(answer, options, context),
  // Bare numbers, so that a spreadsheet can calculate with them.
  cells: (answer, { range }) => {
    if (!range) return [isPair(answer) ? null : answer]
    return isPair(answer) ? [...answer] : [answer, null]
  },
  headers: (options, context) =>
    options.range
      ? ends.map((end) => [context.t(end), ...amountHeaders(options, context)].filter((part) => part !== '').join(' '))
      : amountHeaders(options, context),
})
