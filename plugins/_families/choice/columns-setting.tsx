import { SelectSetting, useT } from '#sdk/designer'

type Columns = 1 | 2 | 3 | 4 | 'inline'

/** How the options stand: in columns, or one after the other. */
export const ColumnsSetting = ({ value, onChange }: { value: Columns; onChange: (next: Columns) => void }) => {
  const t = useT()
  return (
    <SelectSetting
      label={t('columns')}
      value={`${value}` as const}
      options={layouts.map((layout) => ({ id: `${layout}` as const, label: t(`columns.${layout}`) }))}
      onChange={(id) => onChange(layouts.find((layout) => `${layout}` === id) ?? 1)}
    />
  )
}

const layouts = [1, 2, 3, 4, 'inline'] as const
