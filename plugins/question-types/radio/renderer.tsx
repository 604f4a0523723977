import { defineRenderer, type RendererProps } from '#sdk/ui'
import { ChoiceControl } from '../../_families/choice/choice-control.tsx'
import type radio from './definition.ts'

export default defineRenderer<typeof radio>(RadioRenderer, { label: 'group' })

function RadioRenderer({ options, ...props }: RendererProps<typeof radio>) {
  return <ChoiceControl kind="radio" choices={options.choices} columns={options.columns} {...props} />
}
