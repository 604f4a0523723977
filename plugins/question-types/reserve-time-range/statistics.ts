import { defineStatistics } from '#sdk'
import { itemLabel, reserveFacts } from '../../_families/reserve/reserve.ts'
import type reserveTimeRange from './definition.ts'
import { slotText } from './parts/slots.ts'

/** How many have each time, by thing; who waits is counted apart. */
export default defineStatistics<typeof reserveTimeRange>({
  facts: (answer) => reserveFacts(answer),
  parts: ({ items }, context) => items.map((item, index) => ({ id: item.id, label: itemLabel(item, index, context) })),
  label: (value, _options, { language, t }) => {
    const [when = '', waits] = value.split(' ')
    const time = slotText(when, language, t)
    return waits ? t('cell.waiting', { when: time }) : time
  },
})
