import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import {
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  patchOptions,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
  useT,
} from '#sdk/designer'
import { roundedAmount, ScaleSetting, scaleDecimals } from '../../_families/amount/scale-setting.tsx'
import type slider from './definition.ts'
import { maxMarks } from './parts/bounds.ts'

export default defineDesigner<typeof slider>(SliderDesigner)

function SliderDesigner({ options, onChange }: DesignerProps<typeof slider>) {
  const t = useT()
  const { min, max, marks } = options
  const setMarks = (next: typeof marks) => onChange({ ...options, marks: next })
  return (
    <>
      <ScaleSetting options={options} onChange={onChange} />
      <SettingsGroup title={t('group.answer')}>
        <SwitchSetting
          label={t('range')}
          hint={t('range.hint')}
          value={options.range ?? false}
          onChange={(next) => onChange(patchOptions(options, { range: next || undefined }))}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.marks')}>
        <p className="text-muted text-sm">{t('marks.hint')}</p>
        {marks.map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the list; its value changes while it is typed
          <div key={index} className="flex flex-col gap-3 border-hairline border-s-2 ps-3">
            <NumberSetting
              label={t('mark.at', { position: index + 1 })}
              required
              value={mark.at}
              min={min}
              max={max}
              precision={scaleDecimals}
              onChange={(at) => setMarks(marks.with(index, { ...mark, at }))}
            />
            <TextSetting
              label={t('mark.label', { position: index + 1 })}
              value={mark.label}
              maxLength={40}
              onChange={(label) => setMarks(marks.with(index, { ...mark, label }))}
            />
            <Button size="mini" variant="ghost" onClick={() => setMarks(marks.toSpliced(index, 1))}>
              {t('mark.remove', { position: index + 1 })}
            </Button>
          </div>
        ))}
        <Button
          size="small"
          iconStart={<Icon name="plus" />}
          disabled={marks.length >= maxMarks}
          onClick={() => setMarks([...marks, { at: freePlace(options), label: {} }])}
        >
          {t('mark.add')}
        </Button>
      </SettingsGroup>
    </>
  )
}

/** The first of both ends and the middle that has no mark yet. */
const freePlace = ({ min, max, marks }: { min: number; max: number; marks: readonly { at: number }[] }): number =>
  [min, max].find((end) => !marks.some(({ at }) => at === end)) ?? roundedAmount((min + max) / 2)
