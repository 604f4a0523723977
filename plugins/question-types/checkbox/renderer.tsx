import { defineRenderer, type RendererProps } from '#sdk/ui'
import { ChoiceControl } from '../../_families/choice/choice-control.tsx'
import { ChooseAll } from '../../_families/choice/choose-all.tsx'
import { useOfferedChoices } from '../../_families/choice/use-offered-choices.ts'
import type checkbox from './definition.ts'

export default defineRenderer<typeof checkbox>(CheckboxRenderer, { label: 'group' })

function CheckboxRenderer({ options, ...props }: RendererProps<typeof checkbox>) {
  const { max, selectAll, columns, look, shuffle } = options
  const choices = useOfferedChoices(options.choices, props)
  // What would be refused is not offered.
  const canTakeAll = max === undefined || max >= choices.length
  return (
    <>
      {selectAll && canTakeAll && <ChooseAll choices={choices} {...props} />}
      <ChoiceControl kind="checkbox" choices={choices} columns={columns} look={look} shuffle={shuffle} {...props} />
    </>
  )
}
