import { defineRenderer, type RendererProps } from '#sdk/ui'
import { PlainChoice } from '../../_families/choice/plain-choice.tsx'
import type imageSelect from './definition.ts'

export default defineRenderer<typeof imageSelect>(PlainImageSelect, { label: 'group' })

function PlainImageSelect({ options, ...props }: RendererProps<typeof imageSelect>) {
  return (
    <PlainChoice
      kind={options.multiple ? 'checkbox' : 'radio'}
      choices={options.choices}
      columns={options.columns}
      shuffle={options.shuffle}
      {...props}
    />
  )
}
