import { defineRenderer, type RendererProps } from '#sdk/ui'
import { ChoiceControl } from '../../_families/choice/choice-control.tsx'
import type checkbox from './definition.ts'

export default defineRenderer<typeof checkbox>(CheckboxRenderer, { label: 'group' })

function CheckboxRenderer({ options, ...props }: RendererProps<typeof checkbox>) {
  return <ChoiceControl kind="checkbox" choices={options.choices} columns={options.columns} {...props} />
}
