import {
  type DesignerProps,
  defineDesigner,
  PlainTextSetting,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  TextSetting,
  useT,
} from '#sdk/designer'
import type button from './definition.ts'
import { SetsSetting } from './parts/sets-setting.tsx'
import { actions, addressOf, aligns, looks, maxTargetLength } from './parts/target.ts'

export default defineDesigner<typeof button>(ButtonDesigner)

function ButtonDesigner({ question, options, onChange }: DesignerProps<typeof button>) {
  const t = useT()
  const { action, target } = options
  const isWrong = action !== 'set' && target.trim() !== '' && addressOf(options) === undefined
  return (
    <>
      <SettingsGroup title={t('group.button')}>
        <TextSetting
          label={t('label')}
          value={options.label}
          maxLength={100}
          onChange={(label) => onChange({ ...options, label })}
        />
        <SelectSetting
          label={t('action')}
          value={action}
          options={actions.map((id) => ({ id, label: t(`action.${id}`) }))}
          onChange={(next) => onChange({ ...options, action: next })}
        />
        {action === 'set' ? (
          <SetsSetting
            question={question}
            value={options.sets ?? []}
            onChange={(sets) => onChange(patchOptions(options, { sets: sets.length > 0 ? sets : undefined }))}
          />
        ) : (
          <PlainTextSetting
            label={t(`target.${action}`)}
            hint={isWrong ? t(`wrong.${action}`) : undefined}
            value={target}
            maxLength={maxTargetLength}
            placeholder={samples[action]}
            onChange={(next) => onChange({ ...options, target: next })}
          />
        )}
      </SettingsGroup>
      <SettingsGroup title={t('group.look')}>
        <SelectSetting
          label={t('look')}
          value={options.look}
          options={looks.map((id) => ({ id, label: t(`look.${id}`) }))}
          onChange={(look) => onChange({ ...options, look })}
        />
        <SelectSetting
          label={t('align')}
          value={options.align}
          options={aligns.map((id) => ({ id, label: t(`align.${id}`) }))}
          onChange={(align) => onChange({ ...options, align })}
        />
      </SettingsGroup>
    </>
  )
}

const samples = { link: 'https://example.com', phone: '400 800 1234', email: 'help@example.com' } as const
