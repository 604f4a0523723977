import { defineRenderer, useText } from '#sdk/ui'
import { PlainAmount } from '../../_families/amount/plain-amount.tsx'
import { PlainRows } from '../../_families/matrix/plain-rows.tsx'
import type matrixSlider from './definition.ts'

export default defineRenderer<typeof matrixSlider>(
  /** A rail that nothing shows the value of would be a guess: the numbers themselves. */
  function PlainMatrixSlider({ options, ...p }) {
    const text = useText()
    return (
      <PlainRows
        {...p}
        options={options}
        renderField={(field) => (
          <PlainAmount {...field} unit={text(options.unit)} placeholder={`${options.min}–${options.max}`} />
        )}
      />
    )
  },
  { label: 'group' },
)
