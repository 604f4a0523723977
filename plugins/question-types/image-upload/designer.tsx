import {
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  SelectSetting,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
  useT,
} from '#sdk/designer'
import { maxFiles, maxMegabytes } from '../../_families/files/files.ts'
import type imageUpload from './definition.ts'
import { crops, watermarks } from './parts/picture-rules.ts'

export default defineDesigner<typeof imageUpload>(ImageUploadDesigner)

function ImageUploadDesigner({ options, onChange }: DesignerProps<typeof imageUpload>) {
  const t = useT()
  return (
    <>
      <SettingsGroup title={t('group.limits')}>
        <NumberSetting
          label={t('maxCount')}
          required
          value={options.maxCount}
          min={1}
          max={maxFiles}
          onChange={(maxCount) => onChange({ ...options, maxCount })}
        />
        <NumberSetting
          label={t('maxMegabytes')}
          required
          unit="MB"
          value={options.maxMegabytes}
          min={1}
          max={maxMegabytes}
          onChange={(megabytes) => onChange({ ...options, maxMegabytes: megabytes })}
        />
        <SwitchSetting
          label={t('compress')}
          hint={t('compress.hint')}
          value={options.compress}
          onChange={(compress) => onChange({ ...options, compress })}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.picture')}>
        <SwitchSetting
          label={t('cameraOnly')}
          hint={t('cameraOnly.hint')}
          value={options.cameraOnly}
          onChange={(cameraOnly) => onChange({ ...options, cameraOnly })}
        />
        <SelectSetting
          label={t('crop')}
          value={options.crop}
          options={crops.map((id) => ({ id, label: t(`crop.${id}`) }))}
          onChange={(crop) => onChange({ ...options, crop })}
        />
        <SelectSetting
          label={t('watermark')}
          hint={t('watermark.hint')}
          value={options.watermark}
          options={watermarks.map((id) => ({ id, label: t(`watermark.${id}`) }))}
          onChange={(watermark) => onChange({ ...options, watermark })}
        />
        {options.watermark === 'text' && (
          <TextSetting
            label={t('watermarkText')}
            value={options.watermarkText}
            maxLength={60}
            onChange={(watermarkText) => onChange({ ...options, watermarkText })}
          />
        )}
      </SettingsGroup>
    </>
  )
}
