import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import {
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
  useT,
} from '#sdk/designer'
import type slider from './definition.ts'
import { limit, maxMarks } from './parts/bounds.ts'

export default defineDesigner<typeof slider>(SliderDesigner)

function SliderDesigner({ options, onChange }: DesignerProps<typeof slider>) {
  const t = useT()
  const { min, max, step, marks } = options
  const setMarks = (next: typeof marks) => onChange({ ...options, marks: next })
  return (
    <>
      <SettingsGroup title={t('group.scale')}>
        <NumberSetting
          label={t('min')}
          required
          value={min}
          min={-limit}
          max={rounded(max - step)}
          precision={decimals}
          onChange={(next) => onChange({ ...options, min: next })}
        />
        <NumberSetting
          label={t('max')}
          required
          value={max}
          min={rounded(min + step)}
          max={limit}
          precision={decimals}
          onChange={(next) => onChange({ ...options, max: next })}
        />
        <NumberSetting
          label={t('step')}
          required
          value={step}
          min={1 / 10 ** decimals}
          max={rounded(max - min)}
          precision={decimals}
          onChange={(next) => onChange({ ...options, step: next })}
        />
        <TextSetting
          label={t('unit')}
          value={options.unit}
          maxLength={20}
          onChange={(unit) => onChange({ ...options, unit })}
        />
        <SwitchSetting
          label={t('showValue')}
          hint={t('showValue.hint')}
          value={options.showValue}
          onChange={(showValue) => onChange({ ...options, showValue })}
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
              precision={decimals}
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

const decimals = 3

/** 0.3 − 0.1 is not 0.2 to the last bit. */
const rounded = (value: number): number => Number(value.toFixed(decimals))

/** The first of both ends and the middle that has no mark yet. */
const freePlace = ({ min, max, marks }: { min: number; max: number; marks: readonly { at: number }[] }): number =>
  [min, max].find((end) => !marks.some(({ at }) => at === end)) ?? rounded((min + max) / 2)
