import { Button } from '#ds/button'
import { TextInput } from '#ds/text-input'
import { defineRenderer, type RendererProps, useFocusTarget, useT, useText } from '#sdk/ui'
import { UnfoldingField } from '../../_families/unfolding/unfolding-field.tsx'
import type provinceCity from './definition.ts'
import { addressOf, maxDetailLength, wayOf } from './parts/place.ts'
import { PlaceList } from './parts/place-list.tsx'

export default defineRenderer<typeof provinceCity>(ProvinceCityRenderer, { label: 'group' })

/** One level of places at a time, and the rest of the address once there is a place. */
function ProvinceCityRenderer({ options, value, onChange, ...p }: RendererProps<typeof provinceCity>) {
  const t = useT()
  const text = useText()
  const way = value ? wayOf(value) : []
  const lacksDetail = p.issues.some(({ code }) => code.startsWith('province-city.detail'))
  const detailTarget = useFocusTarget<HTMLDivElement>(lacksDetail)

  return (
    <UnfoldingField
      {...p}
      invalid={p.issues.length > 0 && !lacksDetail}
      shown={way.map(({ name }) => name).join(' / ')}
      placeholder={text(options.placeholder) || t('placeholder')}
      panel={(close) => (
        <PlaceList
          level={options.level}
          chosen={way}
          onChoose={(next) => {
            close()
            // Another place has another street.
            onChange(addressOf(next, undefined))
          }}
        />
      )}
    >
      {(close) => (
        <>
          {value && options.detail !== 'none' && (
            <div ref={detailTarget}>
              <TextInput
                label={t('detail')}
                placeholder={t('detail.placeholder')}
                value={value.detail ?? ''}
                onChange={(detail) => onChange(addressOf(way, detail))}
                onBlur={p.onBlur}
                maxLength={maxDetailLength}
                readOnly={p.readOnly}
                invalid={lacksDetail}
                autoComplete="street-address"
              />
            </div>
          )}
          {way.length > 0 && !p.question.required && !p.readOnly && (
            <div>
              <Button
                size="small"
                variant="ghost"
                onClick={() => {
                  close()
                  onChange(undefined)
                }}
              >
                {t('clear')}
              </Button>
            </div>
          )}
        </>
      )}
    </UnfoldingField>
  )
}
