import { expect, test } from 'vitest'
import { colourOf, initialOf, initialsOf } from './initials.ts'

test.each([
  ['王小明', '小明'],
  ['李华', '李华'],
  ['司马相如', '相如'],
  ['阿卜杜·热合曼', '合曼'],
  ['김민수', '민수'],
  ['管理员', '管理'],
  ['超级管理员', '超级'],
  ['設計師', '設計'],
  ['项目经理', '项目'],
  ['市场部', '市场'],
  ['관리자', '관리'],
  ['Anna Schmidt', 'AS'],
  ['anna-maria von der Heide', 'AH'],
  ['anna.schmidt', 'AS'],
  ['Anna', 'A'],
  ['Øyvind Ås', 'ØÅ'],
  ['สมชาย ใจดี', 'สใ'],
  ['𠮷野家', '野家'],
  ['A 王', 'A王'],
  ['  ', ''],
  ['???', ''],
])('%s becomes %s', (name, expected) => {
  expect(initialsOf(name)).toBe(expected)
})

test.each([
  ['王小明', '明'],
  ['管理员', '管'],
  ['김민수', '수'],
  ['Anna Schmidt', 'A'],
  ['???', ''],
])('where there is room for one, %s becomes %s', (name, expected) => {
  expect(initialOf(name)).toBe(expected)
})

test('the colour depends on the name alone and uses all there are', () => {
  expect(colourOf('Anna', 5)).toBe(colourOf(' Anna ', 5))
  const used = new Set(Array.from({ length: 100 }, (_, n) => colourOf(`Person ${n}`, 5)))
  expect(used.size).toBe(5)
})
