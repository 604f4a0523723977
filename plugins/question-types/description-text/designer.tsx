import { lazy, Suspense } from 'react'
import { Skeleton } from '#ds/skeleton'
import {
  type DesignerProps,
  defineDesigner,
  SelectSetting,
  SettingField,
  SettingsGroup,
  useLanguage,
  useT,
} from '#sdk/designer'
import { parseRichText } from '#shared/rich-text'
import type descriptionText from './definition.ts'

export default defineDesigner<typeof descriptionText>(DescriptionTextDesigner)

// The editor weighs more than all settings panels together.
const RichTextEditor = lazy(async () => ({ default: (await import('#ds/rich-text-editor')).RichTextEditor }))

function DescriptionTextDesigner({ options, onChange }: DesignerProps<typeof descriptionText>) {
  const t = useT()
  const language = useLanguage()
  return (
    <SettingsGroup title={t('group.text')}>
      <SettingField label={t('content')}>
        {({ controlId }) => (
          <Suspense fallback={<Skeleton className="h-48" />}>
            <RichTextEditor
              key={language}
              id={controlId}
              value={options.content[language]}
              onChange={(doc) =>
                onChange({ ...options, content: { ...options.content, [language]: parseRichText(doc) } })
              }
            />
          </Suspense>
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
