/** The levels of the country, from the top down. A place may have none of a level: Beijing has no cities in it. */
export const levels = ['province', 'city', 'district', 'street'] as const
export type Level = (typeof levels)[number]

/** A place as it is stored: the code of the national standard, which stays, and the name it had. */
export interface Place {
  readonly code: string
  readonly name: string
}

/** A place on offer. */
export interface OfferedPlace extends Place {
  /** The topmost level there is in it; null: it holds no places. */
  readonly next: Level | null
}

/** Places from the top down, each in the one before. */
export type Way = readonly Place[]

export interface Address {
  province: Place
  city?: Place
  district?: Place
  street?: Place
  detail?: string
}

export const maxNameLength = 60
export const maxDetailLength = 200
/** No text is cut while it is typed: what is too long is kept and said. */
export const maxTypedLength = 2000

/** What the code of a place says of its level. */
export const levelOf = (code: string): Level => {
  if (code.length > 6) return 'street'
  if (code.endsWith('0000')) return 'province'
  return code.endsWith('00') ? 'city' : 'district'
}

export const rankOf = (level: Level): number => levels.indexOf(level)

/** Whether one goes on into a place, down to a level: Beijing has no cities, so that it stands for one itself. */
export const goesOn = ({ next }: OfferedPlace, level: Level): boolean => next !== null && rankOf(next) <= rankOf(level)

/** Whether a place lies in another one, by their codes alone. */
export const isIn = (code: string, outer: string): boolean =>
  code !== outer && code.startsWith(outer.length > 6 ? outer : outer.replace(/(00){1,2}$/, ''))

/** The places of an address from the top down. */
export const wayOf = (address: Address): Way => levels.flatMap((level) => address[level] ?? [])

export const addressOf = (way: Way, detail: string | undefined): Address | undefined => {
  const [province, ...rest] = way
  if (!province) return undefined
  return {
    province: placeOf(province),
    ...Object.fromEntries(rest.map((place) => [levelOf(place.code), placeOf(place)])),
    ...(detail !== undefined && detail !== '' && { detail }),
  }
}

const placeOf = ({ code, name }: Place): Place => ({ code, name })

/** The name under which the type's data holds what is in a place; '' for the provinces. */
export const insideOf = (code: string): string => `in:${code}`
export const provinces = 'in:'
/** The name of what a search finds, down to a level. */
export const searchFor = (level: Level, query: string): string => `find:${level}:${query}`
