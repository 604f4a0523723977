import type { ReactNode } from 'react'
import type { Size } from '../_internal/size-context.ts'
import { useLabels } from '../labels/index.tsx'
import { Slider, type SliderLabels } from '../slider/index.tsx'

/** The slider of one row, with its number field; both are named by the row. */
export function RowSlider({
  row,
  labelledBy,
  labels: own,
  ...slider
}: {
  /** As it is heard with the number field and the button. */
  row: string
  labelledBy: string
  labels: Partial<SliderLabels> | undefined
  name: string | undefined
  value: number | undefined
  onChange: (value: number | undefined) => void
  min: number
  max: number
  step: number | undefined
  unit: ReactNode
  startLabel: ReactNode
  endLabel: ReactNode
  disabled: boolean
  readOnly: boolean
  required: boolean
  invalid: boolean
  size: Size | undefined
}) {
  const labels = useLabels('slider', own)
  return (
    <Slider
      {...slider}
      labelledBy={labelledBy}
      labels={{
        ...labels,
        field: `${row}, ${labels.field}`,
        ...(labels.clear !== undefined && { clear: `${row}, ${labels.clear}` }),
      }}
    />
  )
}
