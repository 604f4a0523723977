import { useState } from 'react'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import {
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  PlainTextSetting,
  SettingsGroup,
  SwitchSetting,
  useLanguage,
  useT,
} from '#sdk/designer'
import { addDays, dayText } from '../../_families/reserve/days.ts'
import { ReserveSettings } from '../../_families/reserve/reserve-settings.tsx'
import type reserveTimeRange from './definition.ts'
import { endPattern, maxSlots, timePattern } from './parts/slots.ts'

export default defineDesigner<typeof reserveTimeRange>(ReserveTimeRangeDesigner)

type Options = DesignerProps<typeof reserveTimeRange>['options']
type Slot = Options['items'][number]['slots'][number]

/** A Monday, to take the names of the weekdays from. */
const aMonday = '2024-01-01'

function ReserveTimeRangeDesigner({ options, onChange, newId }: DesignerProps<typeof reserveTimeRange>) {
  const t = useT()
  const language = useLanguage()
  return (
    <>
      <ReserveSettings
        options={options}
        onChange={onChange}
        newId={newId}
        create={(choice) => ({ ...choice, slots: [{ from: '09:00', to: '10:00', quota: 5 }] })}
        renderItem={(item, update) => (
          <SlotList slots={item.slots} onChange={(slots) => update({ ...item, slots: [...slots] })} />
        )}
      />
      <SettingsGroup title={t('group.days')}>
        {options.weekdays.map((isOpen, index) => (
          <SwitchSetting
            // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its place in the week
            key={index}
            label={t('weekday', { day: dayText(addDays(aMonday, index), language, { weekday: 'long' }) })}
            value={isOpen}
            onChange={(next) =>
              onChange({ ...options, weekdays: options.weekdays.map((each, at) => (at === index ? next : each)) })
            }
          />
        ))}
      </SettingsGroup>
    </>
  )
}

const SlotList = ({ slots, onChange }: { slots: readonly Slot[]; onChange: (next: readonly Slot[]) => void }) => {
  const t = useT()
  return (
    <div className="flex flex-col gap-3">
      {slots.map((slot, index) => {
        const name = t('slot.name', { position: index + 1 })
        const rest = slots.filter((_, at) => at !== index)
        const replace = (next: Slot) => {
          // What ends before it begins, or is there twice, is still being typed.
          const isTwice = rest.some(({ from, to }) => from === next.from && to === next.to)
          if (next.from < next.to && !isTwice) onChange(slots.map((each, at) => (at === index ? next : each)))
        }
        return (
          <div key={`${slot.from}/${slot.to}`} className="flex flex-col gap-2 rounded-md border border-hairline p-3">
            <div className="flex items-center justify-between gap-2">
              <span className="font-medium text-sm">{name}</span>
              <Button
                size="mini"
                variant="ghost"
                iconOnly
                aria-label={t('slot.remove', { name })}
                iconStart={<Icon name="trash" size={16} />}
                onClick={() => onChange(rest)}
              />
            </div>
            <TimeSetting
              label={t('slot.from')}
              value={slot.from}
              pattern={timePattern}
              onChange={(from) => replace({ ...slot, from })}
            />
            <TimeSetting
              label={t('slot.to')}
              value={slot.to}
              pattern={endPattern}
              onChange={(to) => replace({ ...slot, to })}
            />
            <NumberSetting
              label={t('slot.quota')}
              required
              value={slot.quota}
              min={0}
              max={99_999}
              onChange={(quota) => replaceQuota(slots, index, quota, onChange)}
            />
          </div>
        )
      })}
      {slots.length < maxSlots && (
        <Button iconStart={<Icon name="plus" size={16} />} onClick={() => onChange([...slots, nextSlot(slots)])}>
          {t('slot.add')}
        </Button>
      )}
    </div>
  )
}

const replaceQuota = (
  slots: readonly Slot[],
  index: number,
  quota: number,
  onChange: (next: readonly Slot[]) => void,
): void => onChange(slots.map((each, at) => (at === index ? { ...each, quota } : each)))

/** A time is taken as soon as it is one. */
const TimeSetting = ({
  label,
  value,
  pattern,
  onChange,
}: {
  label: string
  value: string
  pattern: RegExp
  onChange: (next: string) => void
}) => {
  const t = useT()
  const [typed, setTyped] = useState(value)
  return (
    <PlainTextSetting
      label={label}
      hint={t('slot.hint')}
      value={typed}
      maxLength={5}
      onChange={(next) => {
        setTyped(next)
        if (pattern.test(next.trim()) && next.trim() !== value) onChange(next.trim())
      }}
    />
  )
}

/** The hour after the last; at the end of the day the first that is not there yet. */
const nextSlot = (slots: readonly Slot[]): Slot => {
  const two = (hour: number) => `${String(hour).padStart(2, '0')}:00`
  const begin = Number((slots.at(-1)?.to ?? '09:00').slice(0, 2))
  const hours = Array.from({ length: 24 }, (_, at) => (begin + at) % 24)
  const free = hours.find((hour) => !slots.some(({ from, to }) => from === two(hour) && to === two(hour + 1))) ?? 0
  return { from: two(free), to: two(free + 1), quota: slots.at(-1)?.quota ?? 5 }
}
