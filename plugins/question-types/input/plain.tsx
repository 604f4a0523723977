import { fieldName } from '#sdk'
import { defineRenderer, type RendererProps } from '#sdk/ui'
import type input from './definition.ts'
import { InputField } from './parts/input-field.tsx'

export default defineRenderer<typeof input>(PlainInput, { label: 'control' })

function PlainInput(props: RendererProps<typeof input>) {
  // Nothing would hear the button.
  const options = { ...props.options, clearable: false }
  return (
    <InputField {...props} options={options} name={fieldName(props.question.id)} onChange={nothing} onBlur={nothing} />
  )
}

const nothing = () => undefined
