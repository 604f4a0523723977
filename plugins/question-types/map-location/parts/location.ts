export interface Point {
  latitude: number
  longitude: number
  /** Metres the device may be wrong by; absent where somebody typed or pointed. */
  accuracy?: number
}

export const maxAddressLength = 200
/** No text is cut while it is typed: what is too long is kept and said. */
export const maxTypedLength = 2000
export const maxMeters = 1_000_000

/** Six decimals are about a hand's width. */
export const roundedDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** Metres between two points, along the great circle. */
export const metersBetween = (a: Omit<Point, 'accuracy'>, b: Omit<Point, 'accuracy'>): number => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const share =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude)
  return 2 * 6_371_009 * Math.asin(Math.min(1, Math.sqrt(share)))
}

export const pointText = ({ latitude, longitude }: Point): string => `${latitude}, ${longitude}`
