import type { RendererProps } from '#sdk/ui'
import { isCalendarText, isOfKind } from '../../../_families/moment/calendar.ts'
import type date from '../definition.ts'
import { EndFrames } from './end-frames.tsx'
import { MomentField } from './moment-field.tsx'
import { isRange, joinedEnds, splitEnds } from './range.ts'

/** A field for each end. Half of a stretch is kept, as is what means no moment, and both are refused. */
export const RangeFields = ({ value, unread, ...p }: RendererProps<typeof date>) => {
  const { kind } = p.options
  const texts = unread !== undefined ? splitEnds(unread) : isRange(value) ? value : (['', ''] as const)
  const isMoment = (text: string) => isCalendarText(text) && isOfKind(text, kind)
  const change = (at: number, text: string) => {
    const next = at === 0 ? ([text, texts[1]] as const) : ([texts[0], text] as const)
    if (!next.every((end) => end === '' || isMoment(end))) p.onUnread?.(joinedEnds(next))
    else p.onChange(next.every((end) => end === '') ? undefined : [next[0], next[1]])
  }
  return (
    <EndFrames
      controlId={p.controlId}
      labelId={p.labelId}
      renderField={(field, end, at) => {
        const text = texts[at] ?? ''
        return (
          <MomentField
            {...p}
            {...field}
            value={isMoment(text) ? text : undefined}
            unread={text === '' || isMoment(text) ? undefined : text}
            onChange={(next = '') => change(at, next)}
            onUnread={(next) => change(at, next)}
            notBefore={end === 'to' && isMoment(texts[0]) ? texts[0] : undefined}
          />
        )
      }}
    />
  )
}
