import { isLonger } from '#sdk'
import { maxIdLength } from './lines.ts'

/** What `recordOf` says, without a schema library; the contract test holds the two together. */
export const isRecordOf =
  <Value>(isValue: (value: unknown) => value is Value, max: number) =>
  (answer: unknown): answer is Record<string, Value> => {
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
    const ids = Object.keys(answer)
    if (ids.length > max) return false
    // Own keys of an object: reading them is safe, and each value is checked before it is believed.
    const held = answer as Readonly<Record<string, unknown>>
    for (const id of ids)
      if (id === '' || id === '__proto__' || isLonger(id, maxIdLength) || !isValue(held[id])) return false
    return true
  }
