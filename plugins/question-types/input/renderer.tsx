import { TextInput } from '#ds/text-input'
import { textLength } from '#sdk'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import type input from './definition.ts'

export default defineRenderer<typeof input>(InputRenderer, { label: 'control' })

function InputRenderer(props: RendererProps<typeof input>) {
  const { options, value = '', issues, controlId, describedBy } = props
  const t = useT()
  const text = useText()

  const change = (next: string) => props.onChange(next === '' ? undefined : next)
  const leave = () => {
    // Pasted numbers and addresses often bring a space along; it is never meant.
    const trimmed = value.trim()
    if (options.format !== 'none' && trimmed !== value && !props.readOnly) change(trimmed)
    props.onBlur()
  }

  return (
    <TextInput
      id={controlId}
      value={value}
      onChange={change}
      onBlur={leave}
      readOnly={props.readOnly}
      required={props.question.required}
      invalid={issues.length > 0}
      describedBy={describedBy}
      placeholder={text(options.placeholder) || undefined}
      prefix={text(options.prefix) || undefined}
      suffix={text(options.suffix) || undefined}
      maxLength={options.maxLength}
      showCount={options.showCount}
      countLabel={t('count', { length: textLength(value), max: options.maxLength ?? 0 })}
      inputMode={inputModes[options.format]}
      autoComplete={autoCompletes[options.format]}
    />
  )
}

const inputModes = {
  none: 'text',
  mobile: 'tel',
  email: 'email',
  idCard: 'text',
  url: 'url',
  number: 'decimal',
  chinese: 'text',
  letters: 'text',
} as const
const autoCompletes = {
  none: undefined,
  mobile: 'tel',
  email: 'email',
  idCard: 'off',
  url: 'url',
  number: 'off',
  chinese: undefined,
  letters: undefined,
} as const
