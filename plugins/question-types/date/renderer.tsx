import { defineRenderer, type RendererProps } from '#sdk/ui'
import type date from './definition.ts'
import { MomentField } from './parts/moment-field.tsx'
import { isRange } from './parts/range.ts'
import { RangeFields } from './parts/range-fields.tsx'

export default defineRenderer<typeof date>(DateRenderer, { label: 'control' })

function DateRenderer(props: RendererProps<typeof date>) {
  const { value, controlId, ...p } = props
  if (p.options.range) return <RangeFields {...props} />
  // A stretch was given before the author changed their mind; the moment is asked for anew.
  return <MomentField {...p} id={controlId} value={isRange(value) ? undefined : value} />
}
