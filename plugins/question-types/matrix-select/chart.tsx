import { HeatTable } from '#ds/heat-table'
import { defineChart, type QuestionSummary, useChartWords, useLanguage, useText } from '#sdk/designer'
import type matrixSelect from './definition.ts'

/** Rows by columns, each cell with its share of those who chose in the row. */
export default defineChart<typeof matrixSelect>(function MatrixChart({ question, options, summary }) {
  const words = useChartWords()
  const text = useText()
  const counts = new Map(
    summary.parts.flatMap((row) => row.values.map(({ id, count }) => [JSON.stringify([row.id, id]), count] as const)),
  )
  return (
    <HeatTable
      quiet
      title={words.byRow}
      name={text(question.title)}
      locale={useLanguage()}
      rows={summary.parts}
      columns={columnsOf(summary)}
      countOf={(row, column) => counts.get(JSON.stringify([row, column])) ?? 0}
      // Several columns may be chosen in a row: shares are of people, not of choices.
      totalOf={options.multiple ? () => summary.answered : undefined}
    />
  )
})

/** The columns of today first, then those that were removed and still hold answers, whichever row counted them. */
const columnsOf = ({ parts }: QuestionSummary): readonly { id: string; label: string }[] => {
  const columns = new Map(parts.flatMap(({ values }) => values.map(({ id, label }) => [id, { id, label }] as const)))
  return [...columns.values()]
}
