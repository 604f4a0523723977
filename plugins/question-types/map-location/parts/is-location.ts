import { isLonger } from '#sdk'
import { maxTypedLength, type Point } from './location.ts'

export interface Location {
  address?: string
  point?: Point
}

/** What the answer schema says, without a schema library. */
export const isLocation = (answer: unknown): answer is Location => {
  if (!isPlain(answer) || !Object.keys(answer).every((key) => key === 'address' || key === 'point')) return false
  const { address, point } = answer
  if ('address' in answer && !(typeof address === 'string' && address !== '' && !isLonger(address, maxTypedLength)))
    return false
  if ('point' in answer && !isPoint(point)) return false
  return 'address' in answer || 'point' in answer
}

const isPoint = (point: unknown): boolean => {
  if (!isPlain(point)) return false
  const { latitude, longitude, accuracy, ...rest } = point
  return (
    Object.keys(rest).length === 0 &&
    isWithin(latitude, -90, 90) &&
    isWithin(longitude, -180, 180) &&
    (!('accuracy' in point) || isWithin(accuracy, 0, 1e7))
  )
}

const isWithin = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && value >= min && value <= max

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
