import { describe, expect, test } from 'vitest'
import { matchScore } from './match.ts'

describe('finds', () => {
  test.each([
    ['我的', '我的表单', []],
    ['wdbd', '我的表单', ['wdbd', 'wodebiaodan', 'My forms']],
    ['my fo', '我的表单', ['wdbd', 'My forms']],
    ['FORMULÁRIOS', 'Formularios', []],
    ['ｆｏｒｍ', 'Form settings', []],
    ['fs', 'Form settings', []],
    ['settings form', 'Form settings', []],
  ])('%s in %s', (query, label, keywords) => {
    expect(matchScore(query, label, keywords)).toBeGreaterThan(0)
  })
})

test.each([
  ['formz', 'Form settings'],
  ['form delete', 'Form settings'],
  ['', 'Form settings'],
])('not "%s" in %s', (query, label) => {
  expect(matchScore(query, label)).toBe(0)
})

test('better fits come first', () => {
  const order = ['Theme', 'The menu', 'Other', 'Change theme', 'To help everyone make errors']
  const by = (query: string) =>
    order
      .map((label) => [label, matchScore(query, label)] as const)
      .filter(([, score]) => score > 0)
      .sort((a, b) => b[1] - a[1])
      .map(([label]) => label)
  expect(by('theme')).toEqual(['Theme', 'Change theme', 'To help everyone make errors'])
  expect(by('the')[0]).toBe('Theme')
  expect(by('the').at(-1)).toBe('To help everyone make errors')
  expect(matchScore('data', 'Data')).toBeGreaterThan(matchScore('data', 'Report', ['Data']))
})
