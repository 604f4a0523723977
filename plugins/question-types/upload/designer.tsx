import { Checkbox } from '#ds/checkbox'
import { ChoiceGroup } from '#ds/choice-group'
import { type DesignerProps, defineDesigner, NumberSetting, SettingsGroup, useT } from '#sdk/designer'
import { withFamilies } from '#shared/file-types'
import { maxFiles, maxMegabytes } from '../../_families/files/files.ts'
import type upload from './definition.ts'
import { allExtensions, extensionGroups, groups } from './parts/extensions.ts'

export default defineDesigner<typeof upload>(UploadDesigner)

function UploadDesigner({ options, onChange }: DesignerProps<typeof upload>) {
  const t = useT()
  const { extensions } = options
  const allowed = new Set<string>(extensions)

  /** In a fixed order, and never none: a question that takes no file could not be answered. */
  const allow = (group: readonly string[], chosen: readonly string[]) => {
    const next = allExtensions.filter((each) =>
      group.includes(each) ? chosen.includes(each) : extensions.includes(each),
    )
    if (next.length > 0) onChange({ ...options, extensions: next })
  }

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
      </SettingsGroup>
      <SettingsGroup title={t('group.types')}>
        {groups.map((group) => {
          const members = extensionGroups[group].filter((each) => !isMeantWithAnother(each))
          const chosen = members.filter((each) => withFamilies([each]).some((one) => allowed.has(one)))
          const isWhole = chosen.length === members.length
          return (
            <div key={group} className="flex flex-col gap-1">
              <Checkbox
                label={<span className="font-medium text-sm">{t(`types.${group}`)}</span>}
                checked={isWhole || (chosen.length > 0 ? 'mixed' : false)}
                onChange={() => allow(extensionGroups[group], isWhole ? [] : members)}
              />
              <ChoiceGroup
                kind="checkbox"
                columns="inline"
                label={t(`types.${group}`)}
                className="text-sm"
                options={members.map((id) => ({ id, label: withFamilies([id]).join('/') }))}
                value={chosen}
                onChange={(ids) => allow(extensionGroups[group], ids)}
              />
            </div>
          )
        })}
      </SettingsGroup>
    </>
  )
}

/** `docx` comes with `doc`: it is no choice of its own. */
const isMeantWithAnother = (extension: string): boolean =>
  allExtensions.some((other) => other !== extension && withFamilies([other]).includes(extension))
