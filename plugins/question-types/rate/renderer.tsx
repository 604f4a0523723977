import { Rating } from '#ds/rating'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import type rate from './definition.ts'

export default defineRenderer<typeof rate>(RateRenderer, { label: 'group' })

function RateRenderer({ options, value, ...p }: RendererProps<typeof rate>) {
  const t = useT()
  const text = useText()
  const { max } = options
  return (
    <Rating
      id={p.controlId}
      labelledBy={p.labelId}
      describedBy={p.describedBy}
      value={value}
      onChange={p.onChange}
      onBlur={p.onBlur}
      max={max}
      allowHalf={options.allowHalf}
      icon={options.icon}
      labels={options.levels.map(text)}
      showName={options.showScore}
      itemLabel={(point) => t('points', { value: point, max })}
      clearLabel={t('clear')}
      readOnly={p.readOnly}
      required={p.question.required}
      invalid={p.issues.length > 0}
    />
  )
}
