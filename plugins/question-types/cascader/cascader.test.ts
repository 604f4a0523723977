import { expect, test } from 'vitest'
import type { OptionsOf } from '#sdk'
import type cascader from './definition.ts'
import parser from './parse.ts'
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

const options = (changed: Partial<OptionsOf<typeof cascader>>) => ({
  nodes: structuredClone(whole) as OptionsOf<typeof cascader>['nodes'],
  anyLevel: false,
  placeholder: {},
  ...changed,
})

test.each([
  ['the separator of the form', 'Zhejiang > Hangzhou', { separator: '>' }, ['zj', 'hz']],
  ['slashes, whatever the form has', 'Zhejiang/Hangzhou', { separator: ' > ' }, ['zj', 'hz']],
  ['nothing but a space', 'Provinz Zhejiang Ningbo', { separator: ' ' }, ['zj', 'nb']],
  ['lines', 'Zhejiang\nHangzhou', {}, ['zj', 'hz']],
  ['the last level alone', 'Ningbo', { lastOnly: true }, ['zj', 'nb']],
  ['all levels where the last alone is shown', 'Zhejiang / Ningbo', { lastOnly: true }, ['zj', 'nb']],
  ['no last level alone where all are shown', 'Ningbo', {}, undefined],
  ['nothing behind a separator', 'Zhejiang /', {}, undefined],
])('a way is read by %s', (_, text, changed, ids) => {
  expect(parser.parse(text, options(changed))).toEqual(ids)
})

test('labels may hold what stands between levels', () => {
  const nodes = [
    { id: 'a', label: { en: 'Sales' } },
    { id: 'b', label: { en: 'Sales-East' }, children: [{ id: 'c', label: { en: 'On-site' } }] },
  ]
  expect(parser.parse('Sales-East-On-site', options({ nodes, separator: '-' }))).toEqual(['b', 'c'])
})

test('a last level that two are called is no answer', () => {
  const other = (id: string) => [{ id, label: { en: 'Other' } }]
  const nodes = [
    { id: 'a', label: { en: 'Work' }, children: other('c') },
    { id: 'b', label: { en: 'Home' }, children: other('d') },
  ]
  expect(parser.parse('Other', options({ nodes, lastOnly: true }))).toBeUndefined()
  expect(parser.parse('Home / Other', options({ nodes, lastOnly: true }))).toEqual(['b', 'd'])
})
