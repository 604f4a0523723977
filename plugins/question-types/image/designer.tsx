import { withWording } from '#sdk'
import {
  type DesignerProps,
  defineDesigner,
  PlainTextSetting,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  TextSetting,
  useLanguage,
  useT,
} from '#sdk/designer'
import { maxAddressLength, webAddressOf } from '../../_families/link/web-address.ts'
import { PictureSetting } from '../../_families/picture/picture-setting.tsx'
import type image from './definition.ts'
import { isDescribed } from './parts/alt.ts'
import { AltSetting } from './parts/alt-setting.tsx'

export default defineDesigner<typeof image>(ImageDesigner)

function ImageDesigner({ options, onChange }: DesignerProps<typeof image>) {
  const t = useT()
  const language = useLanguage()
  const { link = '' } = options
  const isWrong = link.trim() !== '' && webAddressOf(link) === undefined
  const choose = (src: string | undefined) =>
    onChange({
      ...patchOptions(options, { src }),
      // A picture is never without words; these ask for better ones.
      ...(src !== undefined && !isDescribed(options.alt) && { alt: withWording({}, language, t('title')) }),
    })
  return (
    <>
      <SettingsGroup title={t('group.picture')}>
        {options.src === undefined && <p className="text-muted text-sm">{t('none')}</p>}
        <PictureSetting label={t('title')} value={options.src} onChange={choose} />
        {options.src !== undefined && (
          <AltSetting value={options.alt} onChange={(alt) => onChange({ ...options, alt })} />
        )}
        <TextSetting
          label={t('caption')}
          value={options.caption}
          maxLength={200}
          onChange={(caption) => onChange({ ...options, caption })}
        />
        <PlainTextSetting
          label={t('link')}
          hint={t(isWrong ? 'link.wrong' : 'link.hint')}
          value={link}
          maxLength={maxAddressLength}
          placeholder="https://example.com"
          onChange={(next) => onChange(patchOptions(options, { link: next === '' ? undefined : next }))}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.layout')}>
        <SelectSetting
          label={t('width')}
          value={`${options.width}` as const}
          options={widths.map((width) => ({ id: `${width}` as const, label: t(`width.${width}`) }))}
          onChange={(id) => onChange({ ...options, width: widths.find((width) => `${width}` === id) ?? 100 })}
        />
        <SelectSetting
          label={t('align')}
          value={options.align}
          options={aligns.map((id) => ({ id, label: t(`align.${id}`) }))}
          onChange={(align) => onChange({ ...options, align })}
        />
      </SettingsGroup>
    </>
  )
}

const widths = [25, 50, 75, 100] as const
const aligns = ['start', 'center', 'end'] as const
