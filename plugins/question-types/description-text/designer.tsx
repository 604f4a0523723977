import { RichTextEditor } from '#ds/rich-text-editor'
import {
  type DesignerProps,
  defineDesigner,
  patchOptions,
  SelectSetting,
  SettingField,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
  useLanguage,
  useT,
  useUploadPicture,
} from '#sdk/designer'
import { parseRichText } from '#shared/rich-text'
import type descriptionText from './definition.ts'
import { tones } from './parts/tones.ts'

export default defineDesigner<typeof descriptionText>(DescriptionTextDesigner)

function DescriptionTextDesigner({ options, onChange }: DesignerProps<typeof descriptionText>) {
  const t = useT()
  const language = useLanguage()
  const uploadPicture = useUploadPicture()
  return (
    <SettingsGroup title={t('group.text')}>
      <SettingField label={t('content')}>
        {({ controlId }) => (
          <RichTextEditor
            key={language}
            id={controlId}
            uploadPicture={uploadPicture}
            value={options.content[language]}
            onChange={(doc) =>
              onChange({ ...options, content: { ...options.content, [language]: parseRichText(doc) } })
            }
          />
        )}
      </SettingField>
      <SelectSetting
        label={t('align')}
        value={options.align}
        options={aligns.map((id) => ({ id, label: t(`align.${id}`) }))}
        onChange={(align) => onChange({ ...options, align })}
      />
      <SelectSetting
        label={t('tone')}
        value={options.tone ?? 'ink'}
        options={(['ink', ...tones] as const).map((id) => ({ id, label: t(`tone.${id}`) }))}
        onChange={(tone) => onChange(patchOptions(options, { tone: tone === 'ink' ? undefined : tone }))}
      />
      <SwitchSetting
        label={t('boxed')}
        value={options.boxed ?? false}
        onChange={(next) => onChange(patchOptions(options, { boxed: next || undefined }))}
      />
      <SwitchSetting
        label={t('folded')}
        hint={t('folded.hint')}
        value={options.folded ?? false}
        onChange={(next) => onChange(patchOptions(options, { folded: next || undefined }))}
      />
      {options.folded && (
        <TextSetting
          label={t('foldLabel')}
          hint={t('foldLabel.hint')}
          value={options.foldLabel ?? {}}
          maxLength={100}
          onChange={(foldLabel) => onChange({ ...options, foldLabel })}
        />
      )}
    </SettingsGroup>
  )
}

const aligns = ['start', 'center', 'end'] as const
