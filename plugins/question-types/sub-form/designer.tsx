import {
  ChoiceListSetting,
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
  useT,
  useText,
} from '#sdk/designer'
import type subForm from './definition.ts'
import { leastRows, maxNamed, maxRows } from './parts/rows.ts'
import { maxTotals } from './parts/totals.ts'

export default defineDesigner<typeof subForm>(SubFormDesigner)

/** Rows only; the questions in them are edited by the designer itself, as for every container. */
function SubFormDesigner({ question, options, onChange, newId }: DesignerProps<typeof subForm>) {
  const t = useT()
  const text = useText()
  const { children = [] } = question
  const { totals = [], named = [] } = options
  const sum = (id: string, isWanted: boolean) => {
    // In the order of the questions; those that are gone are forgotten.
    const next = children.flatMap((child) =>
      (child.id === id ? isWanted : totals.includes(child.id)) ? [child.id] : [],
    )
    onChange(patchOptions(options, { totals: next.length > 0 ? next.slice(0, maxTotals) : undefined }))
  }
  return (
    <>
      <SettingsGroup title={t('group.rows')}>
        <NumberSetting
          label={t('minRows')}
          hint={t('minRows.hint')}
          value={options.minRows}
          min={1}
          max={options.maxRows ?? maxRows}
          onChange={(minRows) => onChange(patchOptions(options, { minRows }))}
        />
        <NumberSetting
          label={t('maxRows')}
          value={options.maxRows}
          min={Math.max(1, leastRows(options))}
          max={maxRows}
          onChange={(next) => onChange(patchOptions(options, { maxRows: next }))}
        />
        <TextSetting
          label={t('addLabel')}
          value={options.addLabel}
          onChange={(addLabel) => onChange({ ...options, addLabel })}
        />
        <SwitchSetting
          label={t('copyRows')}
          hint={t('copyRows.hint')}
          value={options.copyRows ?? false}
          onChange={(next) => onChange(patchOptions(options, { copyRows: next || undefined }))}
        />
        <SelectSetting
          label={t('layout')}
          hint={t('layout.hint')}
          value={options.layout ?? 'cards'}
          options={layouts.map((id) => ({ id, label: t(`layout.${id}`) }))}
          onChange={(id) => onChange(patchOptions(options, { layout: id === 'cards' ? undefined : id }))}
        />
      </SettingsGroup>
      <SettingsGroup title={t('named')}>
        <p className="text-muted text-sm">{t('named.hint')}</p>
        <ChoiceListSetting
          label={t('named')}
          labelHidden
          items={named}
          onChange={(next) => onChange(patchOptions(options, { named: next.length > 0 ? next : undefined }))}
          newId={newId}
          create={(item) => item}
          min={0}
          max={Math.min(maxNamed, options.maxRows ?? maxRows)}
          untitled={(position) => t('named.untitled', { position })}
        />
      </SettingsGroup>
      {children.length > 0 && (
        <SettingsGroup title={t('totals')}>
          <p className="text-muted text-sm">{t('totals.hint')}</p>
          {children.map(({ id, title }) => (
            <SwitchSetting
              key={id}
              label={text(title) || t('columnUntitled')}
              value={totals.includes(id)}
              onChange={(next) => sum(id, next)}
            />
          ))}
        </SettingsGroup>
      )}
    </>
  )
}

const layouts = ['cards', 'table'] as const
