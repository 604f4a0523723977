import { defineStatistics } from '#sdk'
import { heldAt } from '../../_families/matrix/lines.ts'
import { rowLabels } from '../../_families/matrix/row-numbers.ts'
import type matrixScale from './definition.ts'
import { pointsOf, pointText } from './parts/points.ts'

/** Each row is a part with the points as values, and with their mean. */
export default defineStatistics<typeof matrixScale>({
  facts: (answer, { rows }) =>
    rows.flatMap(({ id: part }) => {
      const point = heldAt(answer, part)
      return point === undefined
        ? []
        : [
            { part, value: String(point) },
            { part, number: point },
          ]
    }),
  parts: rowLabels,
  values: (options, { text }) =>
    pointsOf(options).map((point) => ({ id: String(point), label: pointText(point, options, text) })),
})
