import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostTabs, type OpenTabs, ordered, refreshed, titled, visited, withFixed, without } from './open-tabs.ts'

const page = (id: string) => ({ id, href: id, isFixed: id === '/index' })
const open = (...ids: string[]): OpenTabs => ids.reduce<OpenTabs>((tabs, id) => visited(tabs, page(id)), [])
const ids = (tabs: OpenTabs) => tabs.map(({ id }) => id)

describe('visiting', () => {
  test('adds at the end, the fixed one first', () => {
    expect(ids(open('/a', '/index', '/b'))).toEqual(['/index', '/a', '/b'])
  })

  test('a page that is open keeps its place and remembers its search', () => {
    const tabs = visited(open('/a', '/b'), { id: '/a', href: '/a?page=2', isFixed: false })
    expect(ids(tabs)).toEqual(['/a', '/b'])
    expect(tabs[0]?.href).toBe('/a?page=2')
  })

  test('the longest unseen page makes room, never the fixed one', () => {
    const many = open('/index', ...Array.from({ length: mostTabs - 1 }, (_, at) => `/${at}`))
    const again = visited(visited(many, page('/0')), page('/new'))
    expect(again).toHaveLength(mostTabs)
    expect(ids(again)).toContain('/index')
    expect(ids(again)).toContain('/0')
    expect(ids(again)).not.toContain('/1')
  })
})

test('the fixed tab is there before anybody looked at it, and once', () => {
  const tabs = withFixed(open('/a'), '/index')
  expect(tabs.map(({ id, seen }) => [id, seen])).toEqual([
    ['/index', 0],
    ['/a', 1],
  ])
  expect(withFixed(tabs, '/index')).toBe(tabs)
})

test('closing leaves the fixed one', () => {
  expect(ids(without(open('/index', '/a', '/b'), ['/index', '/b']))).toEqual(['/index', '/a'])
})

test('an order out of date loses and doubles nothing', () => {
  expect(ids(ordered(open('/index', '/a', '/b', '/c'), ['/c', '/gone', '/a']))).toEqual(['/index', '/c', '/a', '/b'])
})

test('refreshing mounts one page anew', () => {
  expect(refreshed(open('/a', '/b'), '/b').map(({ round }) => round)).toEqual([0, 1])
})

test('the same name again is no change', () => {
  const tabs = titled(open('/a', '/b'), '/b', 'Record 17')
  expect(tabs.map(({ title }) => title)).toEqual(['', 'Record 17'])
  expect(titled(tabs, '/b', 'Record 17')).toBe(tabs)
})

test('whatever is done, ids are unique, the fixed tab stays first and never more than allowed', () => {
  const id = fc.integer({ min: 0, max: 30 }).map((n) => (n === 0 ? '/index' : `/${n}`))
  const step = fc.oneof(
    id.map((each) => (tabs: OpenTabs) => visited(tabs, page(each))),
    fc.array(id).map((gone) => (tabs: OpenTabs) => without(tabs, gone)),
    fc.array(id).map((order) => (tabs: OpenTabs) => ordered(tabs, order)),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let tabs: OpenTabs = open('/index')
      for (const change of steps) {
        tabs = change(tabs)
        expect(new Set(ids(tabs)).size).toBe(tabs.length)
        expect(tabs[0]?.id).toBe('/index')
        expect(tabs.length).toBeLessThanOrEqual(mostTabs)
      }
    }),
  )
})
