import { defineChart } from '#sdk/designer'
import { AmountChart } from '../../_families/amount/amount-chart.tsx'
import type number from './definition.ts'

export default defineChart<typeof number>(function NumberChart({ question, options, summary }) {
  return <AmountChart question={question} summary={summary} unit={options.unit} precision={options.precision} />
})
