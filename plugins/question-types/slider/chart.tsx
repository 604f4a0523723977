import { defineChart } from '#sdk/designer'
import { AmountChart } from '../../_families/amount/amount-chart.tsx'
import { decimalsOf } from '../../_families/amount/decimals-of.ts'
import type slider from './definition.ts'

export default defineChart<typeof slider>(function SliderChart({ question, options, summary }) {
  return <AmountChart question={question} summary={summary} unit={options.unit} precision={decimalsOf(options)} />
})
