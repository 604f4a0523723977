import { defineRenderer, type RendererProps } from '#sdk/ui'
import { PlainChoice } from '../../_families/choice/plain-choice.tsx'
import type radio from './definition.ts'

export default defineRenderer<typeof radio>(PlainRadio, { label: 'group' })

function PlainRadio({ options, ...props }: RendererProps<typeof radio>) {
  return (
    <PlainChoice
      kind="radio"
      choices={options.choices}
      columns={options.columns}
      look={options.look}
      shuffle={options.shuffle}
      {...props}
    />
  )
}
