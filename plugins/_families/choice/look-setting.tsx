import { SelectSetting, useT } from '#sdk/designer'

/** What the options look like: a list with marks, or buttons that stay pressed. */
export const LookSetting = ({
  value,
  onChange,
}: {
  value: 'buttons' | undefined
  onChange: (next: 'buttons' | undefined) => void
}) => {
  const t = useT()
  return (
    <SelectSetting
      label={t('look')}
      value={value ?? 'list'}
      options={looks.map((id) => ({ id, label: t(`look.${id}`) }))}
      onChange={(id) => onChange(id === 'list' ? undefined : id)}
    />
  )
}

const looks = ['list', 'buttons'] as const
