import { defineRenderer, type RendererProps } from '#sdk/ui'
import { ChoiceControl } from '../../_families/choice/choice-control.tsx'
import { useOfferedChoices } from '../../_families/choice/use-offered-choices.ts'
import type imageSelect from './definition.ts'

export default defineRenderer<typeof imageSelect>(ImageSelectRenderer, { label: 'group' })

/** The name of an option stands below its picture, so that the picture needs no words of its own. */
function ImageSelectRenderer({ options, ...props }: RendererProps<typeof imageSelect>) {
  const choices = useOfferedChoices(options.choices, props)
  return (
    <ChoiceControl
      kind={options.multiple ? 'checkbox' : 'radio'}
      choices={choices}
      columns={options.columns}
      shuffle={options.shuffle}
      {...props}
    />
  )
}
