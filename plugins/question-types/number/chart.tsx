import { BarChart } from '#ds/bar-chart'
import { NumberSummary } from '#ds/number-summary'
import { defineChart, useChartWords, useLanguage, useText } from '#sdk/designer'
import type number from './definition.ts'

/** The figures with their unit, and a histogram of about twelve ranges. */
export default defineChart<typeof number>(function NumberChart({ question, options, summary }) {
  const words = useChartWords()
  const locale = useLanguage()
  const text = useText()
  const [part] = summary.parts
  const unit = text(options.unit)
  // A mean has decimals where its numbers have none.
  const written = new Intl.NumberFormat(locale, { maximumFractionDigits: Math.max(2, options.precision) })
  return (
    <div className="flex flex-col gap-6">
      {part?.numbers && (
        <NumberSummary
          items={(['mean', 'min', 'max', 'sum'] as const).map((id) => ({
            id,
            label: words[id],
            value: written.format(part.numbers?.[id] ?? 0),
            hint: unit === '' ? undefined : unit,
          }))}
        />
      )}
      <BarChart
        quiet
        title={words.distribution}
        name={text(question.title)}
        rows={part?.values ?? []}
        labels={{ item: words.range }}
        locale={locale}
      />
    </div>
  )
})
