import { clsx } from 'clsx'
import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type ControlProps, controlAria, controlField, controlFrame } from '../_internal/control-props.ts'
import { isComposing } from '../_internal/is-composing.ts'
import { controlHeight, type Size, useSize } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Button } from '../button/index.tsx'
import { useListboxCursor } from '../combobox/use-listbox-cursor.ts'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { NumberInput } from '../number-input/index.tsx'
import { Spinner } from '../spinner/index.tsx'
import type { MapPickerLabels } from './labels.ts'
import { MapArea, type MapProps } from './map-area.tsx'
import type { GeoPoint, MapView } from './map-view.ts'

export type { MapPickerLabels } from './labels.ts'
export type { MapProps } from './map-area.tsx'
export type { GeoPoint, MapView } from './map-view.ts'

/** A place that was found. */
export interface Place extends GeoPoint {
  id: string
  name: string
  /** A second line. */
  address?: string | undefined
}

/** What is answered: a point, with the name it was found under. */
export interface PlaceValue extends GeoPoint {
  name?: string | undefined
}

export interface MapPickerProps extends ControlProps {
  value: PlaceValue | undefined
  onChange: (value: PlaceValue | undefined) => void
  onBlur?: (() => void) | undefined
  /** Asks for places after 430 ms without a key; not for an empty text. */
  onSearch: (query: string) => void
  /** What was found for the last text. */
  places: readonly Place[]
  searching?: boolean | undefined
  /** "Use my location": asks the browser and hands the point in as `value`. Without it there is no such button. */
  onLocate?: (() => void) | undefined
  /** Asking for the location is under way. */
  locating?: boolean | undefined
  /** A provider's map; everything works without it. */
  map?: ComponentType<MapProps> | undefined
  /** Where the map begins while nothing is chosen. @default the world */
  initialView?: MapView | undefined
  /** After every move of the map, by button or by hand. */
  onViewChange?: ((view: MapView) => void) | undefined
  labels?: Partial<MapPickerLabels> | undefined
  size?: Size | undefined
}

const searchPause = 430
const world: MapView = { center: { latitude: 20, longitude: 0 }, zoom: 1 }

/**
 * A place on earth: found by its name, typed as latitude and longitude, or pointed at on a map, if there is one. The
 * map is an extra and may fail.
 *
 * Do: ask for the location only on the press of the button.
 * Don't: ask for a point where an address is meant.
 * Keys: in the search arrow up and down walk the places, Enter takes one, Escape empties the search; the map's buttons
 * move by a third and zoom by one level.
 * ARIA: a group with a combobox whose listbox stays open below it (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/),
 * two spinbuttons, a status with what is chosen, and a group with the map.
 */
export function MapPicker(props: Controllable<MapPickerProps>) {
  const p = useControllable<MapPickerProps>(props, undefined)
  const labels = useLabels('map-picker', p.labels)
  const [query, setQuery] = useState('')
  const [view, setView] = useState<MapView>(() => (p.value ? near(p.value) : (p.initialView ?? world)))
  const [shown, setShown] = useState(p.value)
  // A place chosen by search or from outside comes into view; a click on the map leaves the map where it is.
  const [picked, setPicked] = useState<GeoPoint>()
  if (!samePoint(shown, p.value)) {
    setShown(p.value)
    if (p.value && !samePoint(picked, p.value)) setView(near(p.value, view.zoom))
  }
  const fixed = p.disabled || p.readOnly || false
  const show = (next: MapView) => {
    setView(next)
    p.onViewChange?.(next)
  }

  return (
    <fieldset
      data-slot="map-picker"
      aria-label={p.label}
      aria-labelledby={p.labelledBy}
      className={clsx('grid min-w-0 gap-3', p.className)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur?.()
      }}
    >
      {!fixed && (
        <PlaceSearch
          {...p}
          labels={labels}
          query={query}
          onQuery={setQuery}
          onChoose={({ name, latitude, longitude }) => {
            p.onChange({ name, latitude, longitude })
            setQuery('')
          }}
        />
      )}
      <Coordinates {...p} labels={labels} />
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" data-slot="map-picker-chosen" className="wrap-anywhere min-w-0 flex-1 text-muted text-sm">
          {p.value ? labels.chosen(p.value.name ?? pointText(p.value)) : labels.nothingChosen}
        </p>
        {!fixed && p.onLocate && (
          <Button size="small" busy={p.locating} onClick={p.onLocate}>
            {labels.locate}
          </Button>
        )}
        {!fixed && !p.required && p.value && (
          <Button size="small" variant="ghost" onClick={() => p.onChange(undefined)}>
            {labels.clear}
          </Button>
        )}
      </div>
      {p.map && (
        <MapArea
          map={p.map}
          labels={labels}
          fixed={fixed}
          view={view}
          onViewChange={show}
          value={p.value}
          onPick={(point) => {
            if (fixed) return
            setPicked(point)
            p.onChange(point)
          }}
        />
      )}
    </fieldset>
  )
}

function PlaceSearch({
  query,
  onQuery,
  onChoose,
  labels,
  ...p
}: MapPickerProps & {
  labels: MapPickerLabels
  query: string
  onQuery: (query: string) => void
  onChoose: (place: Place) => void
}) {
  const listId = useId()
  const size = useSize(p.size)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [asked, setAsked] = useState('')
  useEffect(() => () => clearTimeout(timer.current), [])
  const open = query.trim() !== ''
  const found: readonly (Place & { disabled?: undefined })[] = open ? p.places : []
  const cursor = useListboxCursor(listId, found)

  const type = (next: string) => {
    onQuery(next)
    cursor.reset()
    clearTimeout(timer.current)
    if (next.trim() === '') return
    timer.current = setTimeout(() => {
      setAsked(next)
      p.onSearch(next.trim())
    }, searchPause)
  }
  const choose = (place: Place) => {
    clearTimeout(timer.current)
    onChoose(place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (open && cursor.onKey(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (cursor.active) choose(cursor.active)
    } else if (event.key === 'Escape' && query !== '') {
      // Only the search is left, not the dialog around it.
      event.stopPropagation()
      type('')
    }
  }
  const status = !open
    ? ''
    : p.searching
      ? labels.searching
      : asked === query && found.length === 0
        ? labels.noResults
        : ''

  return (
    <div>
      <div data-slot="map-picker-search" className={clsx(controlFrame, controlHeight[size])}>
        <Icon name="search" className="ms-3 text-muted" />
        <input
          {...controlAria({ describedBy: p.describedBy, invalid: p.invalid, required: p.required })}
          id={p.id}
          type="text"
          role="combobox"
          aria-label={labels.search}
          aria-expanded={found.length > 0}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={open ? cursor.activeId : undefined}
          autoComplete="off"
          placeholder={labels.search}
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className={controlField}
        />
        {p.searching && <Spinner />}
      </div>
      <p role="status" className={clsx('text-muted text-sm', status !== '' && 'mt-2')}>
        {status}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={labels.results}
        className={clsx(
          'mt-2 max-h-56 overflow-y-auto rounded-md border border-hairline p-1',
          found.length === 0 && 'hidden',
        )}
      >
        {found.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the search field (aria-activedescendant)
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the search field
          <div
            key={place.id}
            id={cursor.idOf(index)}
            role="option"
            data-slot="map-picker-place"
            aria-selected={index === cursor.index}
            className={clsx(
              'min-h-8 cursor-pointer rounded-md px-2 py-1 pointer-coarse:min-h-11',
              index === cursor.index && 'bg-desk',
            )}
            onMouseMove={() => cursor.moveTo(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            <span className="wrap-anywhere block">{place.name}</span>
            {place.address !== undefined && (
              <span className="wrap-anywhere block text-muted text-sm">{place.address}</span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Both numbers make a point; one alone waits here. */
function Coordinates({ labels, ...p }: MapPickerProps & { labels: MapPickerLabels }) {
  const id = useId()
  const [half, setHalf] = useState<Partial<GeoPoint>>({})
  const shown: Partial<GeoPoint> = p.value ?? half
  const set = (change: { latitude?: number | undefined; longitude?: number | undefined }) => {
    const latitude = 'latitude' in change ? change.latitude : shown.latitude
    const longitude = 'longitude' in change ? change.longitude : shown.longitude
    if (latitude !== undefined && longitude !== undefined) return p.onChange({ latitude, longitude })
    setHalf({ ...(latitude !== undefined && { latitude }), ...(longitude !== undefined && { longitude }) })
    if (p.value) p.onChange(undefined)
  }
  const shared = {
    precision: 6,
    step: 0.001,
    disabled: p.disabled,
    readOnly: p.readOnly,
    size: p.size,
    className: 'w-full',
  }
  const outside = (value: number | undefined, limit: number) => value !== undefined && Math.abs(value) > limit
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <div className="min-w-0">
        <span id={`${id}-latitude`} className="mb-1 block text-muted text-sm">
          {labels.latitude}
        </span>
        <NumberInput
          {...shared}
          labelledBy={`${id}-latitude`}
          value={shown.latitude}
          min={-90}
          max={90}
          invalid={p.invalid || outside(shown.latitude, 90)}
          onChange={(latitude) => set({ latitude })}
        />
      </div>
      <div className="min-w-0">
        <span id={`${id}-longitude`} className="mb-1 block text-muted text-sm">
          {labels.longitude}
        </span>
        <NumberInput
          {...shared}
          labelledBy={`${id}-longitude`}
          value={shown.longitude}
          min={-180}
          max={180}
          invalid={p.invalid || outside(shown.longitude, 180)}
          onChange={(longitude) => set({ longitude })}
        />
      </div>
    </div>
  )
}

function near({ latitude, longitude }: GeoPoint, level = 1): MapView {
  return { center: { latitude, longitude }, zoom: Math.max(14, level) }
}

function samePoint(a: GeoPoint | undefined, b: GeoPoint | undefined): boolean {
  return a === b || (a?.latitude === b?.latitude && a?.longitude === b?.longitude)
}

function pointText({ latitude, longitude }: GeoPoint): string {
  return `${latitude}, ${longitude}`
}
