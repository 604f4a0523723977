import { definePosted } from '#sdk'
import { postedGrid } from '../../_families/matrix/posted-rows.ts'
import type matrixDropdown from './definition.ts'

export default definePosted<typeof matrixDropdown>({
  read: (fields, options) => postedGrid(fields, options, (chosen) => chosen || undefined),
})
