import { LineChart } from '#ds/line-chart'
import { type ChartProps, defineChart, useChartWords, useLanguage, useT, useText } from '#sdk/designer'
import type date from './definition.ts'
import { momentWords } from './parts/moment-words.ts'
import { timeline } from './parts/timeline.ts'

type Props = ChartProps<typeof date>

/** How many answers fall into each week, month, year or hour; of stretches how many begin, and how many end. */
export default defineChart<typeof date>(function DateChart(p) {
  if (!p.options.range) return <Timeline {...p} part={p.summary.parts[0]} />
  return (
    <div className="flex flex-col gap-8">
      {p.summary.parts.map((part) => (
        <section key={part.id} className="flex flex-col gap-3">
          <h4 className="font-semibold text-base text-ink">{part.label}</h4>
          <Timeline {...p} part={part} of={part.label} />
        </section>
      ))}
    </div>
  )
})

function Timeline({
  question,
  options: { kind },
  summary,
  part,
  of,
}: Props & { part: Props['summary']['parts'][number] | undefined; of?: string }) {
  const words = useChartWords()
  const locale = useLanguage()
  const t = useT()
  const text = useText()
  const values = part?.values ?? []
  // The summary holds the hundred most frequent values.
  const missing = summary.answered - values.reduce((sum, { count }) => sum + count, 0)
  const steps = timeline(values, kind, missing <= 0)
  const long = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'numeric', timeZone: 'UTC' })
  const written = (id: string, format: Intl.DateTimeFormat) => {
    if (kind === 'week') return format === long ? momentWords(id, { kind }, { language: locale, t }) : id
    return id.length === 7 ? format.format(new Date(`${id}-01T00:00:00Z`)) : id
  }
  return (
    <LineChart
      quiet
      title={of === undefined ? words.timeline : `${of} · ${words.timeline}`}
      name={text(question.title)}
      note={missing > 0 ? words.notShown(missing, new Intl.NumberFormat(locale).format(missing)) : undefined}
      steps={steps.map(({ id }) => ({ id, label: written(id, long), short: written(id, short) }))}
      series={[{ id: 'count', label: words.count, values: steps.map(({ count }) => count) }]}
      labels={{ item: words.period }}
      locale={locale}
    />
  )
}
