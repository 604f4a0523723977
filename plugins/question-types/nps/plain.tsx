import { fieldName } from '#sdk'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import { PlainPoints } from '../../_families/amount/plain-points.tsx'
import type nps from './definition.ts'

export default defineRenderer<typeof nps>(PlainNps, { label: 'group' })

function PlainNps({ question, options, value, ...p }: RendererProps<typeof nps>) {
  const t = useT()
  const text = useText()
  const { from = 0 } = options
  const words: Readonly<Record<number, string>> = {
    [from]: text(options.lowLabel) || t('low'),
    5: text(options.midLabel),
    10: text(options.highLabel) || t('high'),
  }
  return (
    <PlainPoints
      id={p.controlId}
      name={fieldName(question.id)}
      labelledBy={p.labelId}
      describedBy={p.describedBy}
      points={Array.from({ length: 11 - from }, (_, at) => (options.reversed ? 10 - at : at + from)).map((point) => ({
        point,
        label: words[point] ? t('end', { value: point, words: words[point] }) : String(point),
      }))}
      value={value}
      required={question.required}
      invalid={p.issues.length > 0}
    />
  )
}
