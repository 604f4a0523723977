import { defineRenderer, type RendererProps } from '#sdk/ui'
import { ChoiceControl } from '../../_families/choice/choice-control.tsx'
import { useOfferedChoices } from '../../_families/choice/use-offered-choices.ts'
import type radio from './definition.ts'

export default defineRenderer<typeof radio>(RadioRenderer, { label: 'group' })

function RadioRenderer({ options: { choices, columns, look, shuffle }, ...props }: RendererProps<typeof radio>) {
  const offered = useOfferedChoices(choices, props)
  return <ChoiceControl kind="radio" choices={offered} columns={columns} look={look} shuffle={shuffle} {...props} />
}
