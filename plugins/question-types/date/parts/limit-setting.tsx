import { DateInput } from '#ds/date-input'
import { NumberSetting, SelectSetting, SettingField, useT } from '#sdk/designer'
import { type DateKind, dayText } from '../../../_families/moment/calendar.ts'
import { type DateLimit, limitText, localToday } from './limits.ts'

/** One bound: none, a moment of the calendar, or days from today. */
export const LimitSetting = ({
  edge,
  kind,
  value,
  onChange,
}: {
  edge: 'min' | 'max'
  kind: DateKind
  value: DateLimit | undefined
  onChange: (next: DateLimit | undefined) => void
}) => {
  const t = useT()
  const kinds = kind === 'time' ? timeBounds : bounds
  const change = (from: (typeof bounds)[number]) => {
    if (from === 'none') onChange(undefined)
    else onChange(from === 'today' ? { from, days: 0 } : { from, at: startOf(kind) })
  }
  return (
    <>
      <SelectSetting
        label={t(`bound.${edge}`)}
        value={value?.from ?? 'none'}
        options={kinds.map((id) => ({ id, label: t(`limit.${id}`) }))}
        onChange={change}
      />
      {value?.from === 'calendar' && (
        <SettingField label={t(`boundAt.${edge}`)}>
          {({ controlId }) => (
            <DateInput
              id={controlId}
              size="small"
              kind={kind}
              value={limitText(value, kind, { edge, today: 0 })}
              onChange={(at) => at !== undefined && onChange({ from: 'calendar', at })}
            />
          )}
        </SettingField>
      )}
      {value?.from === 'today' && (
        <NumberSetting
          label={t(`boundDays.${edge}`)}
          hint={t('days.hint')}
          required
          value={value.days}
          min={-36_500}
          max={36_500}
          onChange={(days) => onChange({ from: 'today', days })}
        />
      )}
    </>
  )
}

const bounds = ['none', 'calendar', 'today'] as const
const timeBounds = ['none', 'calendar'] as const

/** A moment to start with: today, or the morning. */
const startOf = (kind: DateKind): string => {
  if (kind === 'time') return '09:00'
  return limitText({ from: 'today', days: 0 }, kind, { edge: 'min', today: localToday(Date.now()) }) ?? dayText(0)
}
