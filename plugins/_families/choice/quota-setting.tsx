import { NumberSetting, patchOptions, SelectSetting, SettingsGroup, SwitchSetting, useT } from '#sdk/designer'
import { hasQuota, maxQuota, type QuotaCycle, type QuotaOptions } from './quota.ts'

/** How many may choose one option. Texts: `quota`, `quota.…`. */
export const ChoiceQuota = <One extends { readonly quota?: number }>({
  choice,
  update,
}: {
  choice: One
  update: (next: One) => void
}) => {
  const t = useT()
  return (
    <NumberSetting
      label={t('quota')}
      hint={t('quota.hint')}
      value={choice.quota}
      min={1}
      max={maxQuota}
      // Only this member is another one.
      onChange={(quota) => update(patchOptions<{ quota?: number }>(choice, { quota }) as One)}
    />
  )
}

/** What holds for all quotas of a question; nothing where there is none. */
export const QuotaSettings = ({
  options,
  onChange,
}: {
  options: QuotaOptions
  onChange: (change: { quotaCycle?: QuotaCycle | undefined; showLeft?: true | undefined }) => void
}) => {
  const t = useT()
  if (!hasQuota(options.choices)) return null
  return (
    <SettingsGroup title={t('group.quota')}>
      <SelectSetting
        label={t('quota.cycle')}
        value={options.quotaCycle ?? 'ever'}
        options={cycles.map((id) => ({ id, label: t(`quota.cycle.${id}`) }))}
        onChange={(id) => onChange({ quotaCycle: id === 'ever' ? undefined : id })}
      />
      <SwitchSetting
        label={t('quota.showLeft')}
        value={options.showLeft ?? false}
        onChange={(next) => onChange({ showLeft: next || undefined })}
      />
    </SettingsGroup>
  )
}

const cycles = ['ever', 'day', 'week'] as const
