import { NumberInput } from '#ds/number-input'
import { defineRenderer, type RendererProps, useT } from '#sdk/ui'
import type duration from './definition.ts'

export default defineRenderer<typeof duration>(DurationRenderer, { label: 'group' })

function DurationRenderer({ options, value, ...p }: RendererProps<typeof duration>) {
  const t = useT()
  const hours = value === undefined ? undefined : Math.floor(value / 60)
  const minutes = value === undefined ? undefined : value % 60
  const change = (nextHours: number | undefined, nextMinutes: number | undefined) => {
    // What is left when one field is emptied and the other says nothing is no answer.
    if (!nextHours && !nextMinutes && (nextHours === undefined || nextMinutes === undefined)) p.onChange(undefined)
    else p.onChange(Math.min(1000 * 60, Math.max(0, (nextHours ?? 0) * 60 + (nextMinutes ?? 0))))
  }
  const field = {
    min: 0,
    precision: 0,
    readOnly: p.readOnly,
    invalid: p.issues.length > 0,
    describedBy: p.describedBy,
    onBlur: p.onBlur,
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the host draws the title, which a fieldset would want inside.
    <div
      role="group"
      aria-labelledby={p.labelId}
      aria-describedby={p.describedBy}
      className="grid grid-cols-[repeat(2,minmax(0,14rem))] gap-3"
    >
      <NumberInput
        {...field}
        id={p.controlId}
        label={t('hours')}
        unit={t('hours')}
        value={hours}
        max={options.maxHours}
        onChange={(next) => change(next, minutes)}
      />
      <NumberInput
        {...field}
        label={t('minutes')}
        unit={t('minutes')}
        value={minutes}
        max={59}
        onChange={(next) => change(hours, next)}
      />
    </div>
  )
}
