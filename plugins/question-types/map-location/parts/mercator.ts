// Where a place lies on a map of square pictures, 256 px wide, twice as many with each level (Web Mercator).
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

const tileSize = 256
export const zoomLimits = { min: 2, max: 18 } as const
/** Mercator ends before the poles. */
const maxLatitude = 85.0511

/** In pixels from the north-west corner of the world at a level. */
export const pixelOf = ({ latitude, longitude }: Place, zoom: number): { x: number; y: number } => {
  const world = tileSize * 2 ** zoom
  const sine = Math.sin((Math.min(maxLatitude, Math.max(-maxLatitude, latitude)) * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  }
}

export const placeAt = ({ x, y }: { x: number; y: number }, zoom: number): Place => {
  const world = tileSize * 2 ** zoom
  const share = Math.min(1, Math.max(0, y / world))
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI,
    longitude: (((((x / world) * 360) % 360) + 360) % 360) - 180,
  }
}

/** The pictures that cover a window around a centre, with where each stands in it; the world goes round. */
export const tilesAround = (center: Place, zoom: number, { width, height }: { width: number; height: number }) => {
  const middle = pixelOf(center, zoom)
  const [left, top] = [middle.x - width / 2, middle.y - height / 2]
  const count = 2 ** zoom
  const tiles: { key: string; x: number; y: number; left: number; top: number }[] = []
  for (let y = Math.max(0, Math.floor(top / tileSize)); y <= Math.min(count - 1, (top + height) / tileSize); y++)
    for (let x = Math.floor(left / tileSize); x <= (left + width) / tileSize; x++)
      tiles.push({
        key: `${zoom}/${x}/${y}`,
        x: ((x % count) + count) % count,
        y,
        left: x * tileSize - left,
        top: y * tileSize - top,
      })
  return tiles
}
