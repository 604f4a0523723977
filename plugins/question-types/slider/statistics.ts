import { defineStatistics } from '#sdk'
import type slider from './definition.ts'
import { ends, isPair } from './parts/pair.ts'

export default defineStatistics<typeof slider>({
  facts: (answer) =>
    isPair(answer) ? ends.map((part, at) => ({ part, number: answer[at] ?? 0 })) : [{ number: answer }],
  parts: ({ range }, { t }) => (range ? ends.map((id) => ({ id, label: t(id) })) : []),
})
