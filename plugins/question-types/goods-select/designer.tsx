import {
  ChoiceListSetting,
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  PlainTextSetting,
  patchOptions,
  SettingsGroup,
  TextSetting,
  useT,
  useText,
} from '#sdk/designer'
import { HoldSetting } from '../../_families/held/hold-setting.tsx'
import { PictureSetting } from '../../_families/picture/picture-setting.tsx'
import type goodsSelect from './definition.ts'
import { maxGoods, maxPieces } from './parts/goods.ts'

export default defineDesigner<typeof goodsSelect>(GoodsSelectDesigner)

type Options = DesignerProps<typeof goodsSelect>['options']
type Item = Options['goods'][number]

function GoodsSelectDesigner({ options, onChange, newId }: DesignerProps<typeof goodsSelect>) {
  const t = useT()
  const text = useText()
  return (
    <>
      <SettingsGroup title={t('group.goods')}>
        <ChoiceListSetting
          label={t('goods')}
          labelHidden
          items={options.goods}
          onChange={(goods) => onChange({ ...options, goods: [...goods] })}
          newId={newId}
          create={(choice): Item => ({ ...choice, price: 0 })}
          max={maxGoods}
          untitled={(position) => t('untitled', { position })}
          renderMore={(each, update) => (
            <div className="flex flex-col gap-3">
              <NumberSetting
                label={t('price', { currency: options.currency })}
                required
                value={each.price / 100}
                min={0}
                max={999_999.99}
                precision={2}
                onChange={(price) => update({ ...each, price: Math.round(price * 100) })}
              />
              <NumberSetting
                label={t('stock')}
                hint={t('stock.hint')}
                value={each.stock}
                min={0}
                max={9_999_999}
                onChange={(stock) => update(patchOptions(each, { stock }))}
              />
              <NumberSetting
                label={t('max.each')}
                value={each.max}
                min={1}
                max={maxPieces}
                onChange={(max) => update(patchOptions(each, { max }))}
              />
              <TextSetting
                label={t('description')}
                multiline
                value={each.description ?? {}}
                onChange={(description) => update({ ...each, description })}
              />
              <PictureSetting
                label={text(each.label)}
                value={each.image}
                onChange={(image) => update(patchOptions(each, { image }))}
              />
            </div>
          )}
        />
        <PlainTextSetting
          label={t('currency')}
          hint={t('currency.hint')}
          value={options.currency}
          maxLength={3}
          // Shorter ones are being typed; what is stored is always whole.
          onChange={(typed) => {
            const currency = typed.trim().toUpperCase()
            if (/^[A-Z]{3}$/.test(currency)) onChange({ ...options, currency })
          }}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.limits')}>
        <NumberSetting
          label={t('min')}
          value={options.min}
          min={1}
          max={maxPieces}
          onChange={(min) => onChange(patchOptions(options, { min }))}
        />
        <NumberSetting
          label={t('max')}
          value={options.max}
          min={1}
          max={maxPieces}
          onChange={(max) => onChange(patchOptions(options, { max }))}
        />
        <HoldSetting options={options} onChange={onChange} showLeftHint={t('showLeft.hint')} />
      </SettingsGroup>
    </>
  )
}
