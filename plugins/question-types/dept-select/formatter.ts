import { defineFormatter } from '#sdk'
import type deptSelect from './definition.ts'

export default defineFormatter<typeof deptSelect>({
  text: (chosen, _options, { t }) => chosen.map(({ name }) => name.replace(/\s+/g, ' ')).join(t('separator')),
})
