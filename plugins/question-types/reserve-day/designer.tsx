import { type DesignerProps, defineDesigner, NumberSetting, useLanguage, useT } from '#sdk/designer'
import { addDays, dayText } from '../../_families/reserve/days.ts'
import { ReserveSettings } from '../../_families/reserve/reserve-settings.tsx'
import type reserveDay from './definition.ts'

export default defineDesigner<typeof reserveDay>(ReserveDayDesigner)

/** A Monday, to take the names of the weekdays from. */
const aMonday = '2024-01-01'

function ReserveDayDesigner({ options, onChange, newId }: DesignerProps<typeof reserveDay>) {
  const t = useT()
  const language = useLanguage()
  return (
    <ReserveSettings
      options={options}
      onChange={onChange}
      newId={newId}
      create={(choice) => ({ ...choice, quota: [10, 10, 10, 10, 10, 0, 0] })}
      renderItem={(item, update) => (
        <div className="flex flex-col gap-3">
          {item.quota.map((count, index) => (
            <NumberSetting
              // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its place in the week
              key={index}
              label={t('quota', { day: dayText(addDays(aMonday, index), language, { weekday: 'long' }) })}
              required
              value={count}
              min={0}
              max={99_999}
              onChange={(next) =>
                update({ ...item, quota: item.quota.map((each, at) => (at === index ? next : each)) })
              }
            />
          ))}
        </div>
      )}
    />
  )
}
