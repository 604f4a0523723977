import { defineStatistics } from '#sdk'
import type deptSelect from './definition.ts'

/** How often each listed department was chosen; of a whole organisation the latest answers are shown. */
export default defineStatistics<typeof deptSelect>({
  facts: (chosen, { departments }) => (departments === 'listed' ? chosen.map(({ id }) => ({ value: id })) : []),
  values: ({ departments, list }) =>
    departments === 'listed' ? list.map(({ deptId, name }) => ({ id: deptId, label: name })) : [],
  samples: true,
})
