import {
  type DesignerProps,
  defineDesigner,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  TextSetting,
  useT,
} from '#sdk/designer'
import { FillSetting } from '../../_families/fill-in/fill-setting.tsx'
import type ocr from './definition.ts'
import { type Fact, factsOf, kinds } from './parts/kinds.ts'

export default defineDesigner<typeof ocr>(OcrDesigner)

function OcrDesigner({ question, options, onChange }: DesignerProps<typeof ocr>) {
  const t = useT()
  return (
    <>
      <SettingsGroup title={t('group.text')}>
        <SelectSetting
          label={t('kind')}
          hint={t('kind.hint')}
          value={options.kind}
          options={kinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
          onChange={(kind) => onChange({ ...options, kind })}
        />
        <TextSetting
          label={t('placeholder')}
          value={options.placeholder}
          maxLength={100}
          onChange={(placeholder) => onChange({ ...options, placeholder })}
        />
      </SettingsGroup>
      {factsOf[options.kind].length > 0 && (
        <SettingsGroup title={t('group.fills')}>
          {factsOf[options.kind].map((fact: Fact) => (
            <FillSetting
              key={fact}
              label={t(`fills.${fact}`)}
              question={question}
              value={options.fills?.[fact]}
              onChange={(id) => onChange({ ...options, fills: patchOptions(options.fills ?? {}, { [fact]: id }) })}
            />
          ))}
        </SettingsGroup>
      )}
    </>
  )
}
