import { BarChart } from '#ds/bar-chart'
import { GaugeChart } from '#ds/gauge-chart'
import { defineChart, useChartWords, useLanguage, useText } from '#sdk/designer'
import type rate from './definition.ts'

/** The mean on its scale, and how many gave which rating. */
export default defineChart<typeof rate>(function RateChart({ question, options, summary }) {
  const words = useChartWords()
  const locale = useLanguage()
  const name = useText()(question.title)
  const [part] = summary.parts
  const mean = part?.numbers?.mean ?? null
  const two = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  return (
    <div className="flex flex-col gap-6">
      {mean !== null && (
        <GaugeChart
          quiet
          title={words.mean}
          name={name}
          value={mean}
          min={options.allowHalf && options.icon !== 'number' ? 0.5 : 1}
          max={options.max}
          format={two.format}
          labels={{ score: words.mean }}
          locale={locale}
        />
      )}
      <BarChart
        quiet
        title={words.distribution}
        name={name}
        rows={(part?.values ?? []).map((value) => ({
          ...value,
          share: summary.answered > 0 ? value.count / summary.answered : 0,
        }))}
        locale={locale}
      />
    </div>
  )
})
