import { defineStatistics } from '#sdk'
import { dayText } from '../../_families/reserve/days.ts'
import { itemLabel, reserveFacts } from '../../_families/reserve/reserve.ts'
import type reserveDay from './definition.ts'

/** How many have each day, by thing; who waits is counted apart. */
export default defineStatistics<typeof reserveDay>({
  facts: (answer) => reserveFacts(answer),
  parts: ({ items }, context) => items.map((item, index) => ({ id: item.id, label: itemLabel(item, index, context) })),
  label: (value, _options, { language, t }) => {
    const [when = '', waits] = value.split(' ')
    const day = dayText(when, language, { dateStyle: 'long' })
    return waits ? t('cell.waiting', { when: day }) : day
  },
})
