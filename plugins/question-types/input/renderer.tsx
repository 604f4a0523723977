import { defineRenderer, type RendererProps } from '#sdk/ui'
import type input from './definition.ts'
import { InputField } from './parts/input-field.tsx'

export default defineRenderer<typeof input>(InputRenderer, { label: 'control' })

function InputRenderer(props: RendererProps<typeof input>) {
  const { options, value = '' } = props
  const change = (next: string) => props.onChange(next === '' ? undefined : next)
  const leave = () => {
    // Pasted numbers and addresses often bring a space along; it is never meant.
    const trimmed = value.trim()
    if (options.format !== 'none' && trimmed !== value && !props.readOnly) change(trimmed)
    props.onBlur()
  }
  return <InputField {...props} onChange={change} onBlur={leave} />
}
