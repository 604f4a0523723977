import { BarChart } from '#ds/bar-chart'
import { HeatTable } from '#ds/heat-table'
import { defineChart, type QuestionSummary, useLanguage, useT, useText } from '#sdk/designer'
import type sort from './definition.ts'

/** Who was put first how often, and every option by place, the best mean place first. */
export default defineChart<typeof sort>(function SortChart({ question, summary }) {
  const t = useT()
  const locale = useLanguage()
  const name = useText()(question.title)
  const ranks = ranksOf(summary)
  const two = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  return (
    <div className="flex flex-col gap-6">
      <BarChart
        quiet
        title={t('firstPlaces')}
        name={name}
        rows={(summary.parts[0]?.values ?? []).map((value) => ({
          ...value,
          share: summary.answered > 0 ? value.count / summary.answered : 0,
        }))}
        locale={locale}
      />
      <HeatTable
        quiet
        title={t('meanRanks')}
        name={name}
        locale={locale}
        rows={ranks.map(({ id, label, mean }) => ({
          id,
          label: mean === null ? label : t('withMean', { label, mean: two.format(mean) }),
        }))}
        columns={summary.parts}
        countOf={(option, place) =>
          summary.parts.find(({ id }) => id === place)?.values.find(({ id }) => id === option)?.count ?? 0
        }
      />
    </div>
  )
})

/** Options with the mean of their places, those that nobody ranked last. */
const ranksOf = ({ parts }: QuestionSummary) => {
  const options = new Map(parts.flatMap(({ values }) => values.map(({ id, label }) => [id, label] as const)))
  const ranks = [...options].map(([id, label]) => {
    const counts = parts.map(({ id: place, values }) => ({
      place: Number(place),
      count: values.find((value) => value.id === id)?.count ?? 0,
    }))
    const times = counts.reduce((sum, { count }) => sum + count, 0)
    const mean = times === 0 ? null : counts.reduce((sum, { place, count }) => sum + place * count, 0) / times
    return { id, label, mean }
  })
  return ranks.sort((a, b) => (a.mean ?? Infinity) - (b.mean ?? Infinity))
}
