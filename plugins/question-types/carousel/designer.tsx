import {
  ChoiceListSetting,
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  SwitchSetting,
  useT,
  useText,
} from '#sdk/designer'
import { PictureSetting } from '../../_families/picture/picture-setting.tsx'
import type carousel from './definition.ts'
import { heights, maxSeconds, maxSlides } from './parts/slides.ts'

export default defineDesigner<typeof carousel>(CarouselDesigner)

function CarouselDesigner({ options, onChange, newId }: DesignerProps<typeof carousel>) {
  const t = useT()
  const text = useText()
  return (
    <>
      <SettingsGroup title={t('group.slides')}>
        <p className="text-muted text-sm">{t('slides.hint')}</p>
        <ChoiceListSetting
          label={t('group.slides')}
          labelHidden
          items={options.slides}
          onChange={(slides) => onChange({ ...options, slides })}
          newId={newId}
          create={(slide): Slide => slide}
          max={maxSlides}
          untitled={(number) => t('untitled', { number })}
          renderMore={(slide, update) => (
            <PictureSetting
              label={text(slide.label)}
              value={slide.image}
              onChange={(image) => update(patchOptions(slide, { image }))}
            />
          )}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.layout')}>
        <NumberSetting
          label={t('seconds')}
          hint={t('seconds.hint')}
          required
          unit={t('seconds.unit')}
          value={options.seconds}
          min={0}
          max={maxSeconds}
          onChange={(seconds) => onChange({ ...options, seconds })}
        />
        <SelectSetting
          label={t('height')}
          value={options.height}
          options={heights.map((id) => ({ id, label: t(`height.${id}`) }))}
          onChange={(height) => onChange({ ...options, height })}
        />
        <SwitchSetting
          label={t('captions')}
          value={options.captions}
          onChange={(captions) => onChange({ ...options, captions })}
        />
      </SettingsGroup>
    </>
  )
}

type Slide = DesignerProps<typeof carousel>['options']['slides'][number]
