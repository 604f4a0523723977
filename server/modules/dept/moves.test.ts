// Trees stay trees: whatever is moved and deleted at once, the outcome is that of one change after the other.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'

let server: TestServer
let admin: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
})
afterAll(() => server.close())

type Kind = 'dept' | 'menu'
/** Numbers are places in the list of parents. */
type Change =
  | { readonly at: number; readonly do: 'delete' }
  | { readonly at: number; readonly do: 'move'; readonly to: number | null }
interface Scene {
  /** A parent always comes before its children. */
  readonly parents: readonly (number | null)[]
  readonly changes: readonly Change[]
}
type Forest = ReadonlyMap<number, { readonly parent: number | null; readonly version: number }>

const scene: fc.Arbitrary<Scene> = fc.integer({ min: 3, max: 7 }).chain((size) => {
  const place = fc.integer({ min: 0, max: size - 1 })
  const change: fc.Arbitrary<Change> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ at: place, do: fc.constant('move' as const), to: fc.option(place, { freq: 6 }) }),
    },
    { weight: 1, arbitrary: fc.record({ at: place, do: fc.constant('delete' as const) }) },
  )
  return fc.record({
    parents: fc.tuple(
      ...Array.from({ length: size }, (_, index) =>
        index === 0 ? fc.constant(null) : fc.option(fc.integer({ min: 0, max: index - 1 }), { freq: 4 }),
      ),
    ),
    changes: fc.array(change, { minLength: 2, maxLength: 4 }),
  })
})

const isInside = (forest: Forest, at: number, top: number): boolean => {
  for (let place: number | null = at; place !== null; place = forest.get(place)?.parent ?? null)
    if (place === top) return true
  return false
}

/** One change to the forest by the rules, and the code of the answer. Every change was made of version 1. */
const applied = (forest: Forest, change: Change): { forest: Forest; code: number } => {
  const row = forest.get(change.at)
  if (!row) return { forest, code: 404 }
  const after = new Map(forest)
  if (change.do === 'delete') {
    if ([...forest.values()].some(({ parent }) => parent === change.at)) return { forest, code: 500 }
    after.delete(change.at)
    return { forest: after, code: 200 }
  }
  const isMoved = change.to !== row.parent
  if (change.to !== null && !forest.has(change.to)) return { forest, code: 500 }
  if (isMoved && change.to !== null && isInside(forest, change.to, change.at)) return { forest, code: 500 }
  if (row.version !== 1) return { forest, code: 409 }
  after.set(change.at, { parent: change.to, version: 2 })
  return { forest: after, code: 200 }
}

const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length <= 1
    ? [[...items]]
    : items.flatMap((first, index) =>
        ordersOf(items.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
      )

/** Whether some order of the changes, one after the other, gives these answers and this forest. */
const isExplained = ({ parents, changes }: Scene, codes: readonly number[], found: string): boolean =>
  ordersOf(changes.map((_, index) => index)).some((order) => {
    let forest: Forest = new Map(parents.map((parent, index) => [index, { parent, version: 1 }]))
    for (const index of order) {
      const change = changes[index]
      if (!change) return false
      const outcome = applied(forest, change)
      if (outcome.code !== codes[index]) return false
      forest = outcome.forest
    }
    return shapeOf(forest) === found
  })
const shapeOf = (forest: Forest): string =>
  JSON.stringify([...forest].map(([at, { parent }]) => [at, parent]).sort(([a], [b]) => Number(a) - Number(b)))

const stored: Record<Kind, (scene: Scene) => Promise<string[]>> = {
  dept: async ({ parents }) => {
    await server.db.deleteFrom('dept').execute()
    const ids: string[] = []
    for (const [index, parent] of parents.entries())
      ids.push(
        (
          await server.db
            .insertInto('dept')
            .values({ dept_name: `d${index}`, parent_id: parent === null ? null : (ids[parent] ?? null) })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id,
      )
    return ids
  },
  menu: async ({ parents }) => {
    await server.db.deleteFrom('menu').where('path', 'like', '/m_').where('kind', '=', 'M').execute()
    const ids: string[] = []
    for (const [index, parent] of parents.entries())
      ids.push(
        (
          await server.db
            .insertInto('menu')
            .values({
              kind: 'M',
              name: `m${index}`,
              title: `m${index}`,
              path: `/m${index}`,
              parent_id: parent === null ? null : (ids[parent] ?? null),
            })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id,
      )
    return ids
  },
}

describe.each(['dept', 'menu'] as const)('a tree of %ss', (kind) => {
  test('is after changes at once what it is after some order of them', async () => {
    const seen = new Set<number>()
    await fc.assert(
      fc.asyncProperty(scene, async (random) => {
        const ids = await stored[kind](random)
        const idOf = (place: number | null) => (place === null ? null : (ids[place] ?? null))
        const read = await Promise.all(ids.map((id) => call(server, 'GET', `/system/${kind}/${id}`, { as: admin })))
        const opened = read.map(({ data }) => data)
        const answers = await Promise.all(
          random.changes.map((change) =>
            change.do === 'delete'
              ? call(server, 'DELETE', `/system/${kind}/${idOf(change.at)}`, { as: admin })
              : call(server, 'PUT', `/system/${kind}`, {
                  as: admin,
                  body: { ...opened[change.at], parentId: idOf(change.to) },
                }),
          ),
        )
        const codes = answers.map(({ code }) => code)
        for (const code of codes) seen.add(code)
        const rows = await server.db.selectFrom(kind).select(['id', 'parent_id']).where('id', 'in', ids).execute()
        const shape = rows
          .map((row) => [ids.indexOf(row.id), row.parent_id === null ? null : ids.indexOf(row.parent_id)] as const)
          .sort(([a], [b]) => a - b)
        expect(isExplained(random, codes, JSON.stringify(shape)), JSON.stringify({ codes, shape })).toBe(true)
        // Read through the API, everything hangs from the top: neither a circle nor an orphan.
        const { data } = await call(server, 'GET', `/system/${kind}/list`, { as: admin })
        const listed = data.filter((row: { id: string }) => ids.includes(row.id))
        expect(listed).toHaveLength(rows.length)
      }),
      { numRuns: 60 },
    )
    expect([...seen].sort()).toEqual([200, 404, 409, 500])
  })
})
