import {
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  patchOptions,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
  useT,
} from '#sdk/designer'
import type pagination from './definition.ts'

export default defineDesigner<typeof pagination>(PaginationDesigner)

function PaginationDesigner({ options, onChange }: DesignerProps<typeof pagination>) {
  const t = useT()
  const { seconds: whole = 0 } = options
  const [minutes, seconds] = [Math.floor(whole / 60), whole % 60]
  const setTime = (next: number) => onChange(patchOptions(options, { seconds: next || undefined }))
  return (
    <>
      <SettingsGroup title={t('group.buttons')}>
        <TextSetting
          label={t('next')}
          hint={t('empty')}
          value={options.nextLabel}
          onChange={(nextLabel) => onChange({ ...options, nextLabel })}
          maxLength={40}
        />
        <TextSetting
          label={t('back')}
          hint={t('empty')}
          value={options.backLabel}
          onChange={(backLabel) => onChange({ ...options, backLabel })}
          maxLength={40}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.time')}>
        <p className="text-muted text-sm">{t('time.hint')}</p>
        <div className="grid grid-cols-2 gap-3">
          <NumberSetting
            label={t('minutes')}
            value={minutes || undefined}
            min={0}
            max={1439}
            onChange={(next = 0) => setTime(next * 60 + seconds)}
          />
          <NumberSetting
            label={t('seconds')}
            value={seconds || undefined}
            min={0}
            max={59}
            onChange={(next = 0) => setTime(minutes * 60 + next)}
          />
        </div>
      </SettingsGroup>
      <SettingsGroup title={t('group.way')}>
        <SwitchSetting
          label={t('noBack')}
          hint={t('noBack.hint')}
          value={options.noBack ?? false}
          onChange={(next) => onChange(patchOptions(options, { noBack: next || undefined }))}
        />
        <SwitchSetting
          label={t('hidePosition')}
          hint={t('hidePosition.hint')}
          value={options.hidePosition ?? false}
          onChange={(next) => onChange(patchOptions(options, { hidePosition: next || undefined }))}
        />
      </SettingsGroup>
    </>
  )
}
