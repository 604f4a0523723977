import { expect, test } from 'vitest'
import type { Node } from './parts/tree.ts'
import { applyLines, countLines, linesOf, parseLines } from './parts/tree-text.ts'

const whole: readonly Node[] = [
  {
    id: 'zj',
    label: { en: 'Zhejiang', de: 'Provinz Zhejiang' },
    children: [
      { id: 'hz', label: { en: 'Hangzhou' } },
      { id: 'nb', label: { en: 'Ningbo' } },
    ],
  },
  { id: 'sh', label: { en: 'Shanghai' } },
]

const words = {
  language: 'en',
  nameOf: ({ label }: Node, index: number) => label.en || `Option ${index + 1}`,
}

const apply = (text: string, tree = whole) => {
  let made = 0
  return applyLines(tree, parseLines(text), { ...words, newId: () => `new${++made}` })
}

test('a tree written as lines is the same tree when it is read again', () => {
  const text = linesOf(whole, words)
  expect(text).toBe('Zhejiang\n  Hangzhou\n  Ningbo\nShanghai')
  expect(apply(text)).toEqual(whole)
})

test('options without words are written as respondents read them, and stay without words while nobody rewords them', () => {
  const unnamed: readonly Node[] = [
    { id: 'a', label: {}, children: [{ id: 'c', label: {} }] },
    { id: 'b', label: { de: 'Zwei' } },
  ]
  expect(linesOf(unnamed, words)).toBe('Option 1\n  Option 1\nOption 2')
  expect(apply('Option 1\n  Option 1\nOption 2', unnamed)).toEqual(unnamed)
  expect(apply('Here\n  Option 1\nOption 2', unnamed)).toEqual([{ ...unnamed[0], label: { en: 'Here' } }, unnamed[1]])
})

test('reordered options keep their ids and what they are called elsewhere', () => {
  const [first, second] = apply('Shanghai\nZhejiang\n  Ningbo\n  Hangzhou')
  expect(first).toEqual({ id: 'sh', label: { en: 'Shanghai' } })
  expect(second).toMatchObject({ id: 'zj', label: { de: 'Provinz Zhejiang' }, children: [{ id: 'nb' }, { id: 'hz' }] })
})

test('a reworded line is the same option, an added one is new', () => {
  const [first, second, third] = apply('Zhejiang\n  Hangzhou City\n  Ningbo\nShanghai\nBeijing')
  expect(first?.children?.[0]).toEqual({ id: 'hz', label: { en: 'Hangzhou City' } })
  expect([second?.id, third?.id]).toEqual(['sh', 'new1'])
})

test('tabs and full-width spaces indent, too; uneven steps and blank lines do no harm', () => {
  const lines = parseLines('a\n\tb\n\n\u3000c\n     d\n e')
  expect(lines).toEqual([
    {
      wording: 'a',
      children: [
        { wording: 'b', children: [] },
        { wording: 'c', children: [{ wording: 'd', children: [] }] },
        { wording: 'e', children: [] },
      ],
    },
  ])
  expect(countLines(lines)).toBe(5)
})

test('below the last level lines are siblings in it', () => {
  const deep = parseLines(Array.from({ length: 8 }, (_, depth) => `${' '.repeat(depth)}${depth}`).join('\n'))
  const depthOf = (lines: typeof deep): number =>
    lines[0] ? 1 + Math.max(...lines.map((line) => depthOf(line.children))) : 0
  expect(depthOf(deep)).toBe(6)
  expect(countLines(deep)).toBe(8)
})
