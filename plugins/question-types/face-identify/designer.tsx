import {
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
  useT,
} from '#sdk/designer'
import type faceIdentify from './definition.ts'

export default defineDesigner<typeof faceIdentify>(FaceIdentifyDesigner)

function FaceIdentifyDesigner({ options, onChange }: DesignerProps<typeof faceIdentify>) {
  const t = useT()
  const switched = (key: 'liveness' | 'compare' | 'mustPass' | 'mayDecline' | 'allowFile' | 'keepPicture') => (
    <SwitchSetting
      label={t(key)}
      hint={t(`explain.${key}`)}
      value={options[key]}
      onChange={(value) => onChange({ ...options, [key]: value })}
    />
  )
  return (
    <>
      <SettingsGroup title={t('group.consent')}>
        <TextSetting
          label={t('purpose')}
          hint={t('purpose.hint')}
          value={options.purpose}
          maxLength={500}
          onChange={(purpose) => onChange({ ...options, purpose })}
        />
        {switched('mayDecline')}
        {switched('keepPicture')}
      </SettingsGroup>
      <SettingsGroup title={t('group.check')}>
        {switched('liveness')}
        {switched('compare')}
        {options.compare && (
          <NumberSetting
            label={t('leastLikeness')}
            hint={t('leastLikeness.hint')}
            value={options.leastLikeness}
            min={30}
            max={95}
            onChange={(leastLikeness) => onChange({ ...options, leastLikeness: leastLikeness ?? 60 })}
          />
        )}
        {switched('allowFile')}
        {switched('mustPass')}
      </SettingsGroup>
    </>
  )
}
