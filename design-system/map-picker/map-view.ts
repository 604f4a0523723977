/** Degrees, WGS 84. */
export interface GeoPoint {
  /** −90 to 90, north is positive. */
  latitude: number
  /** −180 to 180, east is positive. */
  longitude: number
}

/** What part of the world a map shows. */
export interface MapView {
  center: GeoPoint
  /** Web Mercator level: 0 is the world on 256 px, each level doubles. */
  zoom: number
}

export const zoomLimits = { min: 1, max: 19 } as const

export type PanDirection = 'up' | 'down' | 'west' | 'east'

/** The view after a step of a third of a small map (96 px) in one direction. */
export function pan(view: MapView, direction: PanDirection): MapView {
  const degrees = (96 * 360) / (256 * 2 ** view.zoom)
  const { latitude, longitude } = view.center
  // Mercator stretches with the latitude: a pixel holds fewer degrees towards the poles.
  const north = degrees * Math.cos((latitude * Math.PI) / 180)
  const moved: Record<PanDirection, GeoPoint> = {
    up: { latitude: latitude + north, longitude },
    down: { latitude: latitude - north, longitude },
    east: { latitude, longitude: longitude + degrees },
    west: { latitude, longitude: longitude - degrees },
  }
  return { ...view, center: normal(moved[direction]) }
}

export function zoom(view: MapView, by: 1 | -1): MapView {
  return { ...view, zoom: Math.min(zoomLimits.max, Math.max(zoomLimits.min, view.zoom + by)) }
}

/** Mercator ends before the poles; longitudes go round. Six decimals are about a hand's width. */
function normal({ latitude, longitude }: GeoPoint): GeoPoint {
  const round = (value: number) => Math.round(value * 1e6) / 1e6
  return {
    latitude: round(Math.min(85, Math.max(-85, latitude))),
    longitude: round(((((longitude + 180) % 360) + 360) % 360) - 180),
  }
}
