import { BarChart } from '#ds/bar-chart'
import { NumberSummary } from '#ds/number-summary'
import type { QuestionSummary, SummaryPart } from '#sdk/designer'
import { toBcp47 } from '#src/i18n/languages.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'

/** Bars for what is counted, figures for what is summed, part by part. */
export const DefaultChart = ({ summary }: { summary: QuestionSummary & { readonly title?: string } }) => (
  <div className="flex flex-col gap-6">
    {summary.parts.map((part) => (
      <Part key={part.id} part={part} answered={summary.answered} name={summary.title} />
    ))}
  </div>
)

const Part = ({ part, answered, name }: { part: SummaryPart; answered: number; name: string | undefined }) => {
  const t = useT('statistics')
  const tChart = useT('chart')
  const { number } = useFormat()
  const language = useLanguage()
  // Where figures come first, the heading stands above them, or they would read as those of the whole question.
  const heading = part.numbers ? part.label : ''
  return (
    <div className="flex flex-col gap-4">
      {heading !== '' && <h3 className="font-semibold text-base text-ink">{heading}</h3>}
      {part.numbers && (
        <NumberSummary
          items={(['mean', 'min', 'max', 'sum'] as const).map((id) => ({
            id,
            label: t(`number.${id}`),
            value: number(Math.round((part.numbers?.[id] ?? 0) * 100) / 100),
          }))}
        />
      )}
      {part.values.length > 0 && (
        <BarChart
          quiet={part.label === '' || heading !== ''}
          title={heading === '' && part.label !== '' ? part.label : tChart('distribution')}
          name={name}
          rows={part.values.map((value) => ({ ...value, share: answered > 0 ? value.count / answered : 0 }))}
          locale={toBcp47(language)}
        />
      )}
    </div>
  )
}
