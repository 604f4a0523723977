// An answer out of a type's examples, carried over to the options of another question.
import type { Json } from '#shared/form/definition'

export interface ExampleAnswer {
  readonly options: Json
  readonly answer: Json
}

/**
 * What stands at the same place in both options means the same: the first row of the example is the first row of the
 * question. Once with all there is (every row, every choice), once with as much as the example has. Nobody knows whether
 * it is an answer until the question has judged it.
 */
export const carriedAnswers = ({ options: from, answer }: ExampleAnswer, to: Json): readonly Json[] => {
  const names: Names = { renamed: new Map(), gone: new Set(), lists: [] }
  pair(from, to, names)
  return [true, false].flatMap((isWhole) => asList(carried(answer, names, isWhole)))
}

interface Names {
  readonly renamed: Map<string, string>
  /** Named by the example only. */
  readonly gone: Set<string>
  readonly lists: NamedList[]
}

interface NamedList {
  readonly from: readonly string[]
  readonly to: readonly string[]
  /** For each of `to` the place in `from` that is most like it: a column of numbers is answered like one. */
  readonly like: readonly number[]
}

const pair = (from: Json, to: Json, names: Names): void => {
  if (typeof from === 'string' && typeof to === 'string') {
    if (!names.renamed.has(from)) names.renamed.set(from, to)
  } else if (Array.isArray(from) && Array.isArray(to)) pairLists(from, to, names)
  else if (isRecord(from) && isRecord(to)) {
    for (const [name, value] of Object.entries(from)) if (to[name] !== undefined) pair(value, to[name], names)
  }
}

const pairLists = (from: readonly Json[], to: readonly Json[], names: Names): void => {
  for (const [index, entry] of from.entries()) {
    const other = to[index]
    if (other !== undefined) pair(entry, other, names)
    else for (const name of textsOf(entry)) names.gone.add(name)
  }
  const like = to.map((entry, index) => mostLike(entry, from, index))
  for (const member of [null, ...Object.keys(isRecord(from[0]) ? from[0] : {})]) {
    const own = textsAt(from, member)
    const others = textsAt(to, member)
    if (own.length === from.length && others.length === to.length) names.lists.push({ from: own, to: others, like })
  }
}

const mostLike = (entry: Json, from: readonly Json[], index: number): number => {
  const scores = from.map((other) => membersAlike(entry, other))
  const best = Math.max(0, ...scores)
  const places = [...scores.keys()].filter((place) => scores[place] === best)
  return places.includes(index) ? index : (places[index % places.length] ?? 0)
}

const membersAlike = (a: Json, b: Json): number =>
  isRecord(a) && isRecord(b)
    ? Object.entries(a).filter(([name, value]) => typeof value !== 'object' && value === b[name]).length
    : 0

/** @param member of records; null: the entries are texts themselves */
const textsAt = (list: readonly Json[], member: string | null): readonly string[] =>
  list.flatMap((entry) => {
    const value = member === null ? entry : isRecord(entry) ? entry[member] : undefined
    return typeof value === 'string' ? [value] : []
  })

const textsOf = (entry: Json): readonly string[] =>
  typeof entry === 'string'
    ? [entry]
    : isRecord(entry)
      ? Object.values(entry).filter((each) => typeof each === 'string')
      : []

/** Undefined: it is of something this question does not have. */
const carried = (answer: Json, names: Names, isWhole: boolean): Json | undefined => {
  if (typeof answer === 'string') return names.renamed.get(answer) ?? (names.gone.has(answer) ? undefined : answer)
  if (Array.isArray(answer)) {
    const list = isWhole ? listOf(answer, names) : undefined
    if (list && answer.length === list.from.length) return list.to
    return answer.flatMap((each: Json) => asList(carried(each, names, isWhole)))
  }
  if (!isRecord(answer)) return answer
  const keys = Object.keys(answer)
  const list = isWhole ? listOf(keys, names) : undefined
  const entries = list
    ? list.to.map((name, index) => [name, answer[list.from[list.like[index] ?? 0] ?? '']] as const)
    : keys.map((key) => [carried(key, names, false), answer[key]] as const)
  return Object.fromEntries(
    entries.flatMap(([key, value]) => {
      const next = value === undefined ? undefined : carried(value, names, isWhole)
      return typeof key === 'string' && next !== undefined ? [[key, next] as const] : []
    }),
  )
}

/** The list all of these are entries of. */
const listOf = (texts: readonly Json[], { lists }: Names) =>
  texts.length === 0
    ? undefined
    : lists.find(({ from }) => texts.every((text) => typeof text === 'string' && from.includes(text)))

const asList = (value: Json | undefined): readonly Json[] => (value === undefined ? [] : [value])

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
