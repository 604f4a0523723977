// Texts that may mean an answer to some question, whatever its type: what a type cannot read, or refuses, it passes over.
import type { Json } from '#shared/form/definition'

/** Words of the form's language. */
export interface SampleWords {
  readonly text: string
  readonly name: string
  readonly sentence: string
}

/** In the order they are tried: what the author offers, words, numbers, moments, and what has a form of its own. */
export const sampleTexts = (options: Json, words: SampleWords, now: number): readonly string[] => [
  ...offeredIn(options),
  words.text,
  words.name,
  ...numbersFor(options),
  ...momentsAround(now),
  ...formatted,
  ...[1, 3, 10].map((times) => Array.from({ length: times }, () => words.sentence).join(' ')),
]

/** A list longer than this has an early entry that does, or none. */
const most = 40

/** Entries of lists by their ids, those in trees by the way to them, and then the first few together. */
const offeredIn = (options: Json): readonly string[] => {
  const ways = waysIn(options, []).slice(0, most)
  return [
    ...ways.map((way) => way.join('/')),
    ...together(ways.filter((way) => way.length === 1).map(([id = '']) => id)),
  ]
}

const waysIn = (value: Json, above: readonly string[]): readonly (readonly string[])[] => {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value)) return Object.values(value).flatMap((each) => waysIn(each, above))
  return value.flatMap((entry: Json) => {
    const id = idOf(entry)
    const way = id === undefined ? above : [...above, id]
    return [...(id === undefined ? [] : [way]), ...waysIn(entry, way)]
  })
}

const idOf = (entry: Json): string | undefined => {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined
  return Object.entries(entry)
    .filter(([name, value]) => /(^i|I)d$/.test(name) && typeof value === 'string')
    .map(([, value]) => String(value))[0]
}

const together = (ids: readonly string[]): readonly string[] =>
  ids.slice(1, 12).map((_, index) => ids.slice(0, index + 2).join('\n'))

/** Usual ones, then what the options name as a bound, what lies between two of them, and pairs in order. */
const numbersFor = (options: Json): readonly string[] => {
  const bounds = [...new Set(numbersIn(options))].sort((a, b) => a - b).slice(0, 8)
  const pairs = bounds.flatMap((from, index) => bounds.slice(index + 1).map((to) => [from, to] as const))
  return [
    ...usualNumbers,
    ...pairs.map(([from, to]) => (from + to) / 2),
    ...bounds,
    ...bounds.map((bound) => Math.round(bound)),
  ]
    .map(String)
    .concat([[3, 5] as const, ...pairs].map((pair) => pair.join('\n')))
}

const usualNumbers = [3, 5, 1, 0, 8, 10, 20, 50, 100, 1000]

const numbersIn = (value: Json): readonly number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** Days about today and times of a day, as exact as any question asks, alone and from one to the next. */
const momentsAround = (now: number): readonly string[] => {
  const days = [0, 1, 2, 3, 4, 5, 6, 7, 14, 30, -1, -2, -7, -30, -365, -30 * 365].map((apart) =>
    new Date(now + apart * dayMs).toISOString().slice(0, 10),
  )
  const lists = [
    ...precisions.map((precise) => [...new Set(days.map(precise))]),
    times,
    times.map((time) => `${time}:00`),
  ]
  return lists.flatMap((list) => [
    ...list,
    ...list.slice(1).map((moment, index) => [list[index], moment].sort().join('\n')),
  ])
}

const dayMs = 86_400_000
const precisions: readonly ((day: string) => string)[] = [
  (day) => day,
  (day) => `${day}T09:30`,
  (day) => `${day}T09:30:00`,
  (day) => day.slice(0, 7),
  (day) => day.slice(0, 4),
  (day) => `${day.slice(0, 4)}-W${day.slice(5, 7)}`,
]
const times = ['09:30', '10:00', '14:00', '18:00', '20:00']

/** Kinds of text that questions ask for by a pattern. None of them is anybody's. */
const formatted = [
  'name@example.com',
  '13800138000',
  '+8613800138000',
  'https://example.com/',
  '11010519491231002X',
  '100080',
  '张伟',
  'Sample',
  'AB1234',
  '-12.50',
]
