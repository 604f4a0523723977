import { defineChart } from '#sdk/designer'
import { AmountChart } from '../../_families/amount/amount-chart.tsx'
import { decimalsOf } from '../../_families/amount/decimals-of.ts'
import type slider from './definition.ts'

/** One chart; of a range one for each end. */
export default defineChart<typeof slider>(function SliderChart({ question, options, summary }) {
  const shared = { question, unit: options.unit, precision: decimalsOf(options) }
  if (!options.range) return <AmountChart {...shared} summary={summary} />
  return (
    <div className="flex flex-col gap-8">
      {summary.parts.map((part) => (
        <section key={part.id} className="flex flex-col gap-3">
          <h4 className="font-semibold text-base text-ink">{part.label}</h4>
          <AmountChart {...shared} of={part.label} summary={{ ...summary, parts: [part] }} />
        </section>
      ))}
    </div>
  )
})
