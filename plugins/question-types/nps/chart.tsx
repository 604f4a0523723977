import { BarChart } from '#ds/bar-chart'
import { GaugeChart } from '#ds/gauge-chart'
import { defineChart, useChartWords, useLanguage, useT, useText } from '#sdk/designer'
import type nps from './definition.ts'
import { scoreOf } from './parts/score.ts'

/** The score with the three groups it is made of, and how many gave which point. */
export default defineChart<typeof nps>(function NpsChart({ question, summary }) {
  const t = useT()
  const words = useChartWords()
  const locale = useLanguage()
  const name = useText()(question.title)
  const values = summary.parts[0]?.values ?? []
  const { score, ...groups } = scoreOf(values)
  const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  return (
    <div className="flex flex-col gap-6">
      <GaugeChart
        quiet
        title={t('score')}
        name={name}
        value={score}
        min={-100}
        max={100}
        format={signed.format}
        split={(['detractors', 'passives', 'promoters'] as const).map((id) => ({
          id,
          label: t(id),
          count: groups[id],
          tone: tones[id],
        }))}
        labels={{ score: t('score') }}
        locale={locale}
      />
      <BarChart quiet title={words.distribution} name={name} rows={values} locale={locale} />
    </div>
  )
})

const tones = { detractors: 'bad', passives: 'neutral', promoters: 'good' } as const
