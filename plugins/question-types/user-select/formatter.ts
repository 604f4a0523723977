import { defineFormatter } from '#sdk'
import type userSelect from './definition.ts'

export default defineFormatter<typeof userSelect>({
  text: (people, _options, { t }) => people.map(({ name }) => name.replace(/\s+/g, ' ')).join(t('separator')),
})
