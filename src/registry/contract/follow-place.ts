import type { Json } from '../../shared/form/definition.ts'
import type { Address, Operand } from '../../shared/form/question-type.ts'

/** What the database finds at the place of an address, said once more in the plainest way. */
export const followPlace = ({ kind, place }: Address, answer: Json): Operand => {
  if (!place) return null
  if ('path' in place) return operandOf(kind, place.path.reduce<Json>(step, answer))
  if (!isList(answer)) return null
  if (place.fold === 'count') return answer.length
  const cells = answer.flatMap((row) => (hasOwn(row, place.column) ? [row[place.column] ?? null] : []))
  const numbers = cells.filter((cell) => typeof cell === 'number')
  const texts = cells.filter((cell) => typeof cell === 'string')
  switch (place.fold) {
    case 'sum':
      return numbers.length === 0 ? null : Number(numbers.reduce((sum, each) => sum + each, 0).toFixed(6))
    case 'min':
      return numbers.length === 0 ? null : Math.min(...numbers)
    case 'max':
      return numbers.length === 0 ? null : Math.max(...numbers)
    case 'first':
      return texts.toSorted()[0] ?? null
    case 'last':
      return texts.toSorted().at(-1) ?? null
    case 'lines':
      return texts.join('\n')
    case 'set':
      return [...new Set(cells.flatMap(textsIn))]
  }
}

const step = (at: Json, key: string): Json => {
  if (isList(at)) return at[Number(key)] ?? null
  return hasOwn(at, key) ? (at[key] ?? null) : null
}

const operandOf = (kind: Address['kind'], found: Json): Operand => {
  if (kind === 'choice') return [...new Set(textsIn(found))]
  if (typeof found === 'string') return found.trim() === '' ? null : found
  return typeof found === 'number' ? found : null
}

const textsIn = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

const hasOwn = (value: Json, key: string): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
