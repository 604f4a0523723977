import { defineRenderer, type RendererProps } from '#sdk/ui'
import { PlainChoice } from '../../_families/choice/plain-choice.tsx'
import type checkbox from './definition.ts'

export default defineRenderer<typeof checkbox>(PlainCheckbox, { label: 'group' })

function PlainCheckbox({ options, ...props }: RendererProps<typeof checkbox>) {
  return (
    <PlainChoice
      kind="checkbox"
      choices={options.choices}
      columns={options.columns}
      look={options.look}
      shuffle={options.shuffle}
      {...props}
    />
  )
}
