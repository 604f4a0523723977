import { definePosted } from '#sdk'
import { postedAmount } from '../../_families/amount/posted-amount.ts'
import { postedGrid } from '../../_families/matrix/posted-rows.ts'
import type matrixInput from './definition.ts'
import type { Content } from './parts/cells.ts'

export default definePosted<typeof matrixInput>({
  read: (fields, options) =>
    postedGrid<Content, (typeof options.columns)[number]>(fields, options, (typed, { kind }) =>
      kind === 'number' ? postedAmount(typed) : typed || undefined,
    ),
})
