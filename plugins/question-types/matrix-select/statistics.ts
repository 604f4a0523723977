import { defineStatistics } from '#sdk'
import { namedColumns } from '../../_families/matrix/named-columns.ts'
import { namedRows } from '../../_families/matrix/named-rows.ts'
import type matrixSelect from './definition.ts'
import { chosenIn } from './parts/matrix.ts'

/** Each row is a part with the columns as values. */
export default defineStatistics<typeof matrixSelect>({
  facts: (answer, { rows }) => rows.flatMap(({ id }) => chosenIn(answer, id).map((value) => ({ part: id, value }))),
  parts: ({ rows }, context) => namedRows(rows, context),
  values: ({ columns }, context) => namedColumns(columns, context),
})
