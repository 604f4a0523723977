import { BarChart } from '#ds/bar-chart'
import { NumberSummary } from '#ds/number-summary'
import type { Question, Text } from '#sdk'
import { type QuestionSummary, useChartWords, useLanguage, useText } from '#sdk/designer'

/** The figures of a number with their unit, and a histogram of about twelve ranges. */
export const AmountChart = ({
  question,
  summary,
  unit,
  precision,
  of,
}: {
  question: Question
  summary: QuestionSummary
  unit: Text
  /** Decimals of the answers; a mean has decimals where its numbers have none. */
  precision: number
  /** Which of several of a question it is. */
  of?: string
}) => {
  const words = useChartWords()
  const locale = useLanguage()
  const text = useText()
  const [part] = summary.parts
  const hint = text(unit)
  const written = new Intl.NumberFormat(locale, { maximumFractionDigits: Math.max(2, precision) })
  return (
    <div className="flex flex-col gap-6">
      {part?.numbers && (
        <NumberSummary
          items={(['mean', 'min', 'max', 'sum'] as const).map((id) => ({
            id,
            label: words[id],
            value: written.format(part.numbers?.[id] ?? 0),
            hint: hint === '' ? undefined : hint,
          }))}
        />
      )}
      <BarChart
        quiet
        title={of === undefined ? words.distribution : `${of} · ${words.distribution}`}
        name={text(question.title)}
        rows={part?.values ?? []}
        labels={{ item: words.range }}
        locale={locale}
      />
    </div>
  )
}
