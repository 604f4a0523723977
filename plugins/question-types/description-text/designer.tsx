import { RichTextEditor } from '#ds/rich-text-editor'
import {
  type DesignerProps,
  defineDesigner,
  SelectSetting,
  SettingField,
  SettingsGroup,
  useLanguage,
  useT,
  useUploadPicture,
} from '#sdk/designer'
import { parseRichText } from '#shared/rich-text'
import type descriptionText from './definition.ts'

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
    </SettingsGroup>
  )
}

const aligns = ['start', 'center'] as const
