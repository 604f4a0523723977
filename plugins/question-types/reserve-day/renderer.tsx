import { defineRenderer, type RendererProps } from '#sdk/ui'
import { dayText } from '../../_families/reserve/days.ts'
import { ReserveControl } from '../../_families/reserve/reserve-control.tsx'
import type reserveDay from './definition.ts'
import { quotaOf, timesOf } from './parts/places.ts'

export default defineRenderer<typeof reserveDay>(ReserveDayRenderer, { label: 'group' })

function ReserveDayRenderer({ options, value, ...p }: RendererProps<typeof reserveDay>) {
  return (
    <ReserveControl
      options={options}
      value={value}
      onChange={p.onChange}
      onBlur={p.onBlur}
      readOnly={p.readOnly}
      controlId={p.controlId}
      labelId={p.labelId}
      describedBy={p.describedBy}
      invalid={p.issues.length > 0}
      quota={quotaOf}
      timesOf={timesOf}
      write={(day, language) => dayText(day, language, { dateStyle: 'long' })}
    />
  )
}
