import { defineRenderer, type RendererProps } from '#sdk/ui'
import { isOwnPicture } from '#shared/rich-text'
import { ChoiceControl } from '../../_families/choice/choice-control.tsx'
import type imageSelect from './definition.ts'

export default defineRenderer<typeof imageSelect>(ImageSelectRenderer, { label: 'group' })

/** The name of an option stands below its picture, so that the picture needs no words of its own. */
function ImageSelectRenderer({ options, ...props }: RendererProps<typeof imageSelect>) {
  return (
    <ChoiceControl
      kind={options.multiple ? 'checkbox' : 'radio'}
      // Judged once more on the way out: a draft in the designer has not been through the schema.
      choices={options.choices.map(({ image, ...choice }) =>
        image && isOwnPicture(image) ? { ...choice, image } : choice,
      )}
      columns={options.columns}
      {...props}
    />
  )
}
