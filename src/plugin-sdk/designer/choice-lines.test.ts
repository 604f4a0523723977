import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyLines, type ChoiceItem, linesOf, moveItem, splitLines } from './choice-lines.ts'

const items: readonly ChoiceItem[] = [
  { id: 'a', label: { 'zh-cn': '茶', en: 'Tea' } },
  { id: 'b', label: { 'zh-cn': '咖啡', en: 'Coffee' } },
  { id: 'c', label: { 'zh-cn': '果汁' } },
]
const apply = (...lines: string[]) => {
  let made = 0
  return applyLines(items, lines, 'zh-cn', (label) => ({ id: `new${++made}`, label }))
}

test('moving lines moves items with all they hold', () => {
  expect(apply('果汁', '茶', '咖啡')).toEqual([items[2], items[0], items[1]])
})

test('a line that was reworded keeps its id and its other languages', () => {
  expect(apply('茶', '热咖啡', '果汁')[1]).toEqual({ id: 'b', label: { 'zh-cn': '热咖啡', en: 'Coffee' } })
})

test('a line put in between is new and takes no id of the lines it pushed down', () => {
  expect(apply('茶', '牛奶', '咖啡', '果汁').map(({ id }) => id)).toEqual(['a', 'new1', 'b', 'c'])
})

test('a line taken out is gone, and those below stay what they were', () => {
  expect(apply('咖啡', '果汁').map(({ id }) => id)).toEqual(['b', 'c'])
})

test('the same words twice are two items', () => {
  const [first, second] = apply('茶', '茶')
  expect(first?.id).toBe('a')
  expect(second?.id).toBe('b')
})

test('whatever is written: one item per line, with its words, every id once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('茶', '咖啡', '果汁', '水', '酒')), (lines) => {
      const result = apply(...lines)
      expect(linesOf(result, 'zh-cn')).toBe(lines.join('\n'))
      expect(new Set(result.map(({ id }) => id)).size).toBe(lines.length)
    }),
  )
})

test('lines of every system, without blanks at the edges or between', () => {
  expect(splitLines(' a\r\n\r\nb\rc \n')).toEqual(['a', 'b', 'c'])
})

test('an item moves within the list and nowhere else', () => {
  expect(moveItem(items, 0, 2).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  expect(moveItem(items, 0, -1)).toBe(items)
  expect(moveItem(items, 2, 3)).toBe(items)
})
