import { type ReactNode, useState } from 'react'
import { DatePicker } from '#ds/date-picker'
import { Textarea } from '#ds/textarea'
import type { Text } from '#sdk'
import {
  ChoiceListSetting,
  NumberSetting,
  patchOptions,
  SettingField,
  SettingsGroup,
  SwitchSetting,
  useLanguage,
  useT,
} from '#sdk/designer'
import { HoldSetting } from '../held/hold-setting.tsx'
import { isDay } from './days.ts'
import { maxClosed, maxItems, type Window, whyNoDay } from './reserve.ts'

interface Shared {
  from?: string
  until?: string
  notice: number
  ahead?: number
  closed: string[]
  multiple: boolean
  waiting: number
  hold: number
  showLeft: boolean
}

/** Settings both kinds of reservation have. Texts of the type: as in `reserve-day`. */
export const ReserveSettings = <Item extends { id: string; label: Text }, Options extends Shared & { items: Item[] }>({
  options,
  onChange,
  newId,
  create,
  renderItem,
}: {
  options: Options
  onChange: (next: Options) => void
  newId: () => string
  create: (choice: { id: string; label: Text }) => Item
  renderItem: (item: Item, update: (next: Item) => void) => ReactNode
}) => {
  const t = useT()
  return (
    <>
      <SettingsGroup title={t('group.items')}>
        <ChoiceListSetting
          label={t('items')}
          labelHidden
          items={options.items}
          onChange={(items) => onChange({ ...options, items: [...items] })}
          newId={newId}
          create={create}
          max={maxItems}
          untitled={(position) => t('untitled', { position })}
          renderMore={renderItem}
        />
        <SwitchSetting
          label={t('multiple')}
          value={options.multiple}
          onChange={(multiple) => onChange({ ...options, multiple })}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.days')}>
        {(['from', 'until'] as const).map((end) => (
          <DaySetting
            key={end}
            label={t(end)}
            value={options[end]}
            onChange={(day) => onChange(patchOptions<Options>(options, { [end]: day } as never))}
          />
        ))}
        <NumberSetting
          label={t('notice')}
          hint={t('notice.hint')}
          required
          value={options.notice}
          min={0}
          max={3650}
          onChange={(notice) => onChange({ ...options, notice })}
        />
        <NumberSetting
          label={t('ahead')}
          hint={t('ahead.hint')}
          value={options.ahead}
          min={0}
          max={3650}
          onChange={(ahead) => onChange(patchOptions<Options>(options, { ahead } as never))}
        />
        <NoDay window={options} />
        <ClosedSetting value={options.closed} onChange={(closed) => onChange({ ...options, closed })} />
      </SettingsGroup>
      <SettingsGroup title={t('group.places')}>
        <NumberSetting
          label={t('waiting.most')}
          hint={t('waiting.most.hint')}
          required
          value={options.waiting}
          min={0}
          max={1000}
          onChange={(waiting) => onChange({ ...options, waiting })}
        />
        <HoldSetting options={options} onChange={onChange} />
      </SettingsGroup>
    </>
  )
}

/** A day, or none; the field itself says so while what is typed is none. */
const DaySetting = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}) => {
  const t = useT()
  const locale = useLanguage()
  return (
    <SettingField label={label} hint={t('day.hint')}>
      {({ controlId, describedBy }) => (
        <DatePicker
          id={controlId}
          describedBy={describedBy}
          locale={locale}
          size="small"
          value={value}
          onChange={(day) => onChange(day !== undefined && isDay(day) ? day : undefined)}
        />
      )}
    </SettingField>
  )
}

/** Why nobody could choose a day today, beside the settings that make it so. */
const NoDay = ({ window }: { window: Window }) => {
  const t = useT()
  const why = whyNoDay(window, Date.now())
  return (
    <p role="status" className="text-danger-text text-sm">
      {why !== null && t(`noDay.${why}`)}
    </p>
  )
}

const ClosedSetting = ({ value, onChange }: { value: readonly string[]; onChange: (days: string[]) => void }) => {
  const t = useT()
  const [typed, setTyped] = useState(value.join('\n'))
  return (
    <SettingField label={t('closedDays')} hint={t('closedDays.hint')}>
      {({ controlId, describedBy }) => (
        <Textarea
          id={controlId}
          describedBy={describedBy}
          rows={3}
          value={typed}
          onChange={(next) => {
            setTyped(next)
            const days = next.split(/[\s,;，；]+/).filter(isDay)
            onChange([...new Set(days)].slice(0, maxClosed))
          }}
        />
      )}
    </SettingField>
  )
}
