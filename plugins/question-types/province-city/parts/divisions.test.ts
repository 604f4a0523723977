import { expect, test } from 'vitest'
import { divisions } from './divisions.ts'

const names = (code: string) =>
  divisions()
    .inside(code)
    ?.map(({ name }) => name)

test('provinces to streets, in the order of their codes', () => {
  expect(names('')).toHaveLength(34)
  expect(names('330000')).toContain('杭州市')
  expect(names('330100')).toContain('西湖区')
  expect(names('330106')).toContain('北山街道')
  expect(divisions().byCode('330106')).toEqual({ code: '330106', name: '西湖区', next: 'street' })
})

test('a province without cities holds its districts, and counties without a city are in their province', () => {
  expect(names('110000')).toContain('东城区')
  expect(names('420000')).toContain('仙桃市')
  expect(names('420000')?.some((name) => name.includes('直辖'))).toBe(false)
})

test('districts that were dissolved or only sum others up are not offered', () => {
  expect(names('330100')).not.toContain('下城区')
  expect(names('350400')).not.toContain('沙县')
  expect(names('130100')).not.toContain('市辖区')
})

test('a county whose towns the list does not name is one all the same', () => {
  expect(names('350500')).toContain('金门县')
  expect(divisions().byCode('350527')).toEqual({ code: '350527', name: '金门县', next: null })
})

test('a city without districts holds its streets', () => {
  expect(divisions().byCode('620200')?.next).toBe('street')
  expect(names('620200')).toContain('雄关街道')
  expect(divisions().byCode('441900')).toEqual({ code: '441900', name: '东莞市', next: null })
})

test('every place but the provinces is in another one', () => {
  const seen = new Set<string>()
  const walk = (code: string) => {
    for (const place of divisions().inside(code) ?? []) {
      seen.add(place.code)
      expect(place.next !== null, place.name).toBe((divisions().inside(place.code)?.length ?? 0) > 0)
      walk(place.code)
    }
  }
  walk('')
  expect(seen.size).toBeGreaterThan(40_000)
})

test('a search finds places with the way to them, the larger ones first, down to a level', () => {
  const ways = divisions().find('西湖', 'street', 20)
  expect(ways[0]?.map(({ name }) => name)).toEqual(['浙江省', '杭州市', '西湖区'])
  expect(ways.some((way) => way.at(-1)?.name.endsWith('街道'))).toBe(true)
  expect(
    divisions()
      .find('西湖', 'district', 20)
      .every((way) => way.length === 3),
  ).toBe(true)
  // Governed by its province, so that it is one of its cities to whoever asks for cities.
  expect(
    divisions()
      .find('仙桃', 'city', 20)
      .map((way) => way.at(-1)?.name),
  ).toEqual(['仙桃市'])
  expect(divisions().find('东城区', 'city', 20)).toEqual([])
  expect(divisions().find('没有这样的地方', 'street', 20)).toEqual([])
})

test.each([
  ['bj', '北京市'],
  ['cq', '重庆市'],
  ['HZS', '杭州市'],
  ['xms', '厦门市'],
  ['css', '长沙市'],
])('the first letters of its pinyin find a place: %s %s', (letters, name) => {
  const found = divisions().find(letters, 'city', 100)
  expect(found.map((way) => way.at(-1)?.name)).toContain(name)
})
