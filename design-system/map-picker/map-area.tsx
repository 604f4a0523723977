import { Component, type ComponentType, type ReactNode } from 'react'
import { Button } from '../button/index.tsx'
import { Icon, type IconName } from '../icon/index.tsx'
import type { MapPickerLabels } from './labels.ts'
import { type GeoPoint, type MapView, pan, zoom, zoomLimits } from './map-view.ts'

/** What a provider's map is given. It fills its frame; focusable once, Escape leaves it. */
export interface MapProps {
  view: MapView
  /** After a drag or a wheel. */
  onViewChange: (view: MapView) => void
  value: GeoPoint | undefined
  /** A click on the map. */
  onPick: (point: GeoPoint) => void
}

/** The optional map with buttons for what a pointer does on it. A map that throws leaves a sentence. */
export function MapArea({
  map: MapOfProvider,
  labels,
  fixed,
  ...map
}: MapProps & { map: ComponentType<MapProps>; labels: MapPickerLabels; fixed: boolean }) {
  const { view, onViewChange } = map
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend's gap
    <div role="group" aria-label={labels.map} data-slot="map-picker-map" className="min-w-0">
      <MapBoundary fallback={<p className="p-6 text-center text-muted">{labels.mapFailed}</p>}>
        <div className="relative isolate aspect-video min-h-48 w-full overflow-hidden rounded-lg border border-hairline bg-subtle">
          <MapOfProvider {...map} />
        </div>
        {!fixed && (
          <div className="mt-2 flex flex-wrap gap-1" dir="ltr">
            <MapButton label={labels.panWest} icon="arrow-left" onClick={() => onViewChange(pan(view, 'west'))} />
            <MapButton label={labels.panEast} icon="arrow-right" onClick={() => onViewChange(pan(view, 'east'))} />
            <MapButton label={labels.panUp} icon="arrow-up" onClick={() => onViewChange(pan(view, 'up'))} />
            <MapButton label={labels.panDown} icon="arrow-down" onClick={() => onViewChange(pan(view, 'down'))} />
            <span className="w-2" />
            <MapButton
              label={labels.zoomIn}
              icon="zoom-in"
              able={view.zoom < zoomLimits.max}
              onClick={() => onViewChange(zoom(view, 1))}
            />
            <MapButton
              label={labels.zoomOut}
              icon="zoom-out"
              able={view.zoom > zoomLimits.min}
              onClick={() => onViewChange(zoom(view, -1))}
            />
          </div>
        )}
      </MapBoundary>
    </div>
  )
}

function MapButton({
  label,
  icon,
  able = true,
  onClick,
}: {
  label: string
  icon: IconName
  able?: boolean | undefined
  onClick: () => void
}) {
  return (
    <Button
      size="small"
      iconOnly
      aria-label={label}
      aria-disabled={!able || undefined}
      className="aria-disabled:opacity-40"
      onClick={() => able && onClick()}
    >
      <Icon name={icon} />
    </Button>
  )
}

class MapBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
