import { useMemo } from 'react'
import { DateField } from '#ds/date-field'
import { type RendererProps, useFormLanguage, useText } from '#sdk/ui'
import { isCalendarText, isOfKind } from '../../../_families/moment/calendar.ts'
import { useFieldLabels } from '../../../_families/moment/use-field-labels.ts'
import type date from '../definition.ts'
import { limitText, localToday } from './limits.ts'
import { ownForm } from './own-form.ts'
import { weekDays } from './week-days.ts'

interface MomentFieldProps
  extends Pick<
    RendererProps<typeof date>,
    'question' | 'options' | 'issues' | 'readOnly' | 'describedBy' | 'onBlur' | 'unread' | 'onUnread'
  > {
  readonly id?: string | undefined
  readonly labelledBy?: string | undefined
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
  /** The first moment that can follow another one. */
  readonly notBefore?: string | undefined
}

/** A field for one moment of the kind that is asked for. */
export const MomentField = ({ question, options, value, notBefore = '', ...p }: MomentFieldProps) => {
  const text = useText()
  const { kind, format } = options
  const labels = useFieldLabels(kind)
  const locale = useFormLanguage()
  const form = useMemo(() => ownForm(format, kind), [format, kind])
  const today = localToday(Date.now())
  const min = limitText(options.min, kind, { edge: 'min', today })
  const isWeek = kind === 'week' && value !== undefined && isCalendarText(value) && isOfKind(value, kind)
  return (
    <>
      <DateField
        id={p.id}
        labelledBy={p.labelledBy}
        kind={kind}
        form={form}
        value={value}
        onChange={p.onChange}
        unread={p.unread}
        onUnread={p.onUnread}
        onBlur={p.onBlur}
        min={notBefore > (min ?? '') ? notBefore : min}
        max={limitText(options.max, kind, { edge: 'max', today })}
        locale={locale}
        labels={labels}
        placeholder={text(options.placeholder) || undefined}
        readOnly={p.readOnly}
        required={question.required}
        invalid={p.issues.length > 0}
        describedBy={p.describedBy}
      />
      {isWeek && <p className="mt-1 text-muted text-sm">{weekDays(value, locale)}</p>}
    </>
  )
}
