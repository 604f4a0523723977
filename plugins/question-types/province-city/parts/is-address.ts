import { isLonger } from '#sdk'
import {
  type Address,
  isIn,
  type Level,
  levelOf,
  levels,
  maxNameLength,
  maxTypedLength,
  type OfferedPlace,
  type Place,
  wayOf,
} from './place.ts'

/** What the answer schema says, without a schema library. */
export const isAddress = (answer: unknown): answer is Address => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  const { detail, ...places } = answer as Record<string, unknown>
  if ('detail' in answer && !(typeof detail === 'string' && detail !== '' && !isLonger(detail, maxTypedLength)))
    return false
  if (places.province === undefined) return false
  if (!Object.entries(places).every(([level, place]) => isLevel(level) && isPlace(place, level))) return false
  return isWay(wayOf(answer as Address))
}

/** Whether each place lies in the one before. */
export const isWay = (way: readonly Place[]): boolean =>
  way.every((place, index) => index === 0 || isIn(place.code, way[index - 1]?.code ?? ''))

const isLevel = (level: string): level is Level => (levels as readonly string[]).includes(level)

const isPlace = (place: unknown, level: Level): boolean =>
  typeof place === 'object' &&
  place !== null &&
  Object.keys(place).length === 2 &&
  isNamed(place) &&
  levelOf(place.code) === level

const isNamed = (place: object): place is Place => {
  const { code, name } = place as Partial<Place>
  return (
    typeof code === 'string' &&
    /^\d{6}(\d{3})?$/.test(code) &&
    typeof name === 'string' &&
    name !== '' &&
    !isLonger(name, maxNameLength)
  )
}

/** Places of a server's answer; what is none is left out. */
export const readPlaces = (data: unknown): readonly OfferedPlace[] =>
  Array.isArray(data) ? data.flatMap((place) => (isOffered(place) ? [place] : [])) : []

export const readWays = (data: unknown): readonly (readonly OfferedPlace[])[] =>
  Array.isArray(data) ? data.flatMap((way) => (Array.isArray(way) && way.every(isOffered) ? [way] : [])) : []

const isOffered = (place: unknown): place is OfferedPlace =>
  typeof place === 'object' && place !== null && isNamed(place) && isNext(Reflect.get(place, 'next'))

const isNext = (next: unknown): boolean => next === null || levels.some((level) => level === next)
