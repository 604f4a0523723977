import { noIssues } from '#sdk'
import { defineServerHalf } from '#sdk/server'
import type provinceCity from './definition.ts'
import { divisions } from './parts/divisions.ts'
import { goesOn, levels, wayOf } from './parts/place.ts'

export default defineServerHalf<typeof provinceCity>({
  // A phone reads the level it opens, a few dozen places, and nothing else.
  data: (name) => {
    const inside = /^in:(\d{6}|)$/.exec(name)
    if (inside)
      return (
        divisions()
          .inside(inside[1] ?? '')
          ?.map((place) => ({ ...place })) ?? null
      )
    const wanted = /^find:([a-z]+):(.+)$/s.exec(name)
    const level = levels.find((each) => each === wanted?.[1])
    const query = wanted?.[2]?.trim() ?? ''
    if (!level || query === '') return null
    return divisions()
      .find(query, level, maxFound)
      .map((way) => way.map((place) => ({ ...place })))
  },
  check: async (answer, { options }) => {
    const { inside } = divisions()
    const known = wayOf(answer).map(({ code }) => divisions().byCode(code))
    const isKnown = wayOf(answer).every(({ name, code }, index) => {
      const above = known[index - 1]
      // A level may be left out only where there is none.
      const siblings = inside(above?.code ?? '') ?? []
      const isOffered = index === 0 || (above && goesOn(above, options.level))
      return isOffered && known[index]?.name === name && siblings.some((each) => each.code === code)
    })
    const last = known.at(-1)
    if (!isKnown || !last) return [{ code: 'province-city.unknownPlace' }]
    return goesOn(last, options.level) ? [{ code: 'province-city.incomplete' }] : noIssues
  },
})

const maxFound = 30
