import { LineChart } from '#ds/line-chart'
import { defineChart, useChartWords, useLanguage, useText } from '#sdk/designer'
import type date from './definition.ts'
import { timeline } from './parts/timeline.ts'

/** How many answers fall into each month, year or hour. */
export default defineChart<typeof date>(function DateChart({ question, options, summary }) {
  const words = useChartWords()
  const locale = useLanguage()
  const text = useText()
  const values = summary.parts[0]?.values ?? []
  // The summary holds the hundred most frequent values.
  const missing = summary.answered - values.reduce((sum, { count }) => sum + count, 0)
  const steps = timeline(values, options.kind, missing <= 0)
  const long = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'numeric', timeZone: 'UTC' })
  const written = (id: string, format: Intl.DateTimeFormat) =>
    id.length === 7 ? format.format(new Date(`${id}-01T00:00:00Z`)) : id
  return (
    <LineChart
      quiet
      title={words.timeline}
      name={text(question.title)}
      note={missing > 0 ? words.notShown(missing, new Intl.NumberFormat(locale).format(missing)) : undefined}
      steps={steps.map(({ id }) => ({ id, label: written(id, long), short: written(id, short) }))}
      series={[{ id: 'count', label: words.count, values: steps.map(({ count }) => count) }]}
      labels={{ item: words.period }}
      locale={locale}
    />
  )
})
