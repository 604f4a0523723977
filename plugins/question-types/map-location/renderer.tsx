import { lazy, Suspense, useState } from 'react'
import { Button } from '#ds/button'
import { LiveRegion } from '#ds/live-region'
import { NumberInput } from '#ds/number-input'
import { TextInput } from '#ds/text-input'
import { defineRenderer, type RendererProps, useFocusTarget, useT, useTypeData } from '#sdk/ui'
import type mapLocation from './definition.ts'
import type { Location } from './parts/is-location.ts'
import { maxAddressLength, metersBetween, type Point, pointText, roundedDegrees } from './parts/location.ts'
import { readTiles } from './parts/tiles.ts'
import { useDevicePoint } from './parts/use-device-point.ts'

export default defineRenderer<typeof mapLocation>(MapLocationRenderer, { label: 'group' })

const TileMap = lazy(() => import('./parts/tile-map.tsx'))

/** An address, and a point: by the device on a press, typed, or pointed at where there is a map. All of it works without one. */
function MapLocationRenderer({ options, value, readOnly, onChange, ...p }: RendererProps<typeof mapLocation>) {
  const t = useT()
  const tiles = useTypeData('tiles')
  const device = useDevicePoint()
  // One half of a point is none yet.
  const [half, setHalf] = useState<{ latitude?: number | undefined; longitude?: number | undefined }>({})
  const point = value?.point
  const mayMove = options.source === 'any' && !readOnly
  const lacksPoint = p.issues.some(({ code }) => code === 'map-location.pointMissing' || code === 'map-location.tooFar')
  const isAddressWrong = p.issues.length > 0 && !lacksPoint
  const pointTarget = useFocusTarget<HTMLDivElement>(lacksPoint)
  const distance = point && options.area ? Math.round(metersBetween(point, options.area)) : null
  const map = tiles.state === 'ready' ? readTiles(tiles.data) : null
  const typed = point ?? half

  const emit = (address: string | undefined, next: Point | undefined) => {
    const location: Location = { ...(address && { address }), ...(next && { point: next }) }
    onChange(location.address || location.point ? location : undefined)
  }
  const move = (next: Point | undefined) => {
    setHalf({})
    emit(value?.address, next)
  }
  const type = (change: typeof half) => {
    const { latitude, longitude } = { latitude: typed.latitude, longitude: typed.longitude, ...change }
    const isWhole = latitude !== undefined && longitude !== undefined
    setHalf(isWhole ? {} : { latitude, longitude })
    if (isWhole && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
      emit(value?.address, { latitude: roundedDegrees(latitude), longitude: roundedDegrees(longitude) })
    else if (point) emit(value?.address, undefined)
    if (isWhole && (Math.abs(latitude) > 90 || Math.abs(longitude) > 180)) setHalf({ latitude, longitude })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the host's title names the group; a fieldset would want a legend
    <div
      role="group"
      aria-labelledby={p.labelId}
      className="flex min-w-0 flex-col gap-3"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur()
      }}
    >
      <TextInput
        id={p.controlId}
        label={t('address')}
        placeholder={t('address.placeholder')}
        describedBy={p.describedBy}
        value={value?.address ?? ''}
        onChange={(address) => emit(address, point)}
        maxLength={maxAddressLength}
        invalid={isAddressWrong}
        readOnly={readOnly}
        autoComplete="street-address"
      />
      {!readOnly && (
        <div ref={pointTarget} className="flex flex-wrap items-center gap-2">
          <Button
            size="small"
            busy={device.isAsking}
            onClick={() => void device.ask().then((found) => found && move(found))}
          >
            {t('locate')}
          </Button>
          {point && (
            <Button size="small" variant="ghost" onClick={() => move(undefined)}>
              {t('clear')}
            </Button>
          )}
        </div>
      )}
      {device.problem && (
        <p role="alert" className="text-base text-danger-text">
          {t(`locate.${device.problem}`)}
        </p>
      )}
      {mayMove ? (
        <div className="grid grid-cols-2 gap-3">
          {(['latitude', 'longitude'] as const).map((axis) => (
            <div key={axis} className="flex min-w-0 flex-col gap-1">
              <span id={`${p.controlId}-${axis}`} className="text-muted text-sm">
                {t(axis)}
              </span>
              <NumberInput
                labelledBy={`${p.controlId}-${axis}`}
                value={typed[axis]}
                onChange={(next) => type({ [axis]: next })}
                min={axis === 'latitude' ? -90 : -180}
                max={axis === 'latitude' ? 90 : 180}
                step={0.001}
                precision={6}
                invalid={lacksPoint || isOutside(axis, typed[axis])}
              />
            </div>
          ))}
        </div>
      ) : (
        point && <p className="text-base">{pointText(point)}</p>
      )}
      {mayMove && !point && (half.latitude !== undefined || half.longitude !== undefined) && (
        <p className="text-danger-text text-sm">{t('half')}</p>
      )}
      {point?.accuracy !== undefined && (
        <p className="text-muted text-sm">{t('accuracy', { meters: Math.round(point.accuracy) })}</p>
      )}
      {distance !== null && options.area && (
        <p className="text-muted text-sm">{t('distance', { distance, meters: options.area.meters })}</p>
      )}
      {map && (
        <Suspense fallback={<div className="aspect-video min-h-48 rounded-lg border border-hairline bg-subtle" />}>
          <TileMap
            tiles={map}
            value={point ?? options.area}
            isSet={point !== undefined}
            onPick={mayMove ? move : undefined}
          />
        </Suspense>
      )}
      <LiveRegion message={point && !readOnly ? t('chosen', { point: pointText(point) }) : ''} />
    </div>
  )
}

const isOutside = (axis: 'latitude' | 'longitude', value: number | undefined): boolean =>
  value !== undefined && Math.abs(value) > (axis === 'latitude' ? 90 : 180)
