import { defineChart } from '#sdk/designer'
import { AmountChart } from '../../_families/amount/amount-chart.tsx'
import type functionCalc from './definition.ts'

export default defineChart<typeof functionCalc>(function FunctionCalcChart({ question, options, summary }) {
  return options.result === 'number' ? (
    <AmountChart question={question} summary={summary} unit={options.unit} precision={options.precision} />
  ) : null
})
