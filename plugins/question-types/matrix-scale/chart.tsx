import { HeatTable } from '#ds/heat-table'
import { NumberSummary } from '#ds/number-summary'
import { defineChart, useChartWords, useLanguage, useText } from '#sdk/designer'
import type matrixScale from './definition.ts'

/** The mean of each row, and how many gave which point in it. */
export default defineChart<typeof matrixScale>(function MatrixScaleChart({ question, summary }) {
  const words = useChartWords()
  const locale = useLanguage()
  const two = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const counts = new Map(
    summary.parts.flatMap((row) => row.values.map(({ id, count }) => [JSON.stringify([row.id, id]), count] as const)),
  )
  const rated = summary.parts.filter(({ numbers }) => numbers !== null)
  return (
    <div className="flex flex-col gap-6">
      {rated.length > 0 && (
        <NumberSummary
          items={rated.map(({ id, label, numbers }) => ({
            id,
            label: `${label} · ${words.mean}`,
            value: two.format(numbers?.mean ?? 0),
          }))}
        />
      )}
      <HeatTable
        quiet
        title={words.byRow}
        name={useText()(question.title)}
        locale={locale}
        rows={summary.parts}
        columns={[...new Map(summary.parts.flatMap(({ values }) => values.map((value) => [value.id, value]))).values()]}
        countOf={(row, column) => counts.get(JSON.stringify([row, column])) ?? 0}
      />
    </div>
  )
})
