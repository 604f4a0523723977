import type { ReactNode } from 'react'
import { type RendererProps, useT } from '#sdk/ui'
import type date from '../definition.ts'
import { ends } from './range.ts'

/** A field for each end of a stretch, each with its name above it. */
export const EndFrames = ({
  controlId,
  labelId,
  renderField,
}: Pick<RendererProps<typeof date>, 'controlId' | 'labelId'> & {
  readonly renderField: (
    field: { readonly id: string | undefined; readonly labelledBy: string },
    end: (typeof ends)[number],
    at: number,
  ) => ReactNode
}) => {
  const t = useT()
  return (
    <div className="flex min-w-0 flex-wrap gap-x-4 gap-y-3">
      {ends.map((end, at) => {
        const nameId = `${controlId}-${end}-name`
        return (
          <div key={end} className="min-w-0 flex-1 basis-52">
            <span id={nameId} className="mb-1 block text-muted text-sm">
              {t(end)}
            </span>
            {renderField({ id: at === 0 ? controlId : undefined, labelledBy: `${labelId} ${nameId}` }, end, at)}
          </div>
        )
      })}
    </div>
  )
}
