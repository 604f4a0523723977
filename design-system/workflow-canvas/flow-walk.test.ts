import { expect, test } from 'vitest'
import type { FlowItem } from './flow.ts'
import { type FlowNode, walkFlow } from './flow-walk.ts'
import { sampleFlow } from './sample-flow.ts'

const nodes = walkFlow(sampleFlow)
const go = (id: string, way: 'up' | 'down' | 'left' | 'right') => nodes.get(id)?.[way]

test('reading order: a split before its branches, a branch before its steps', () => {
  expect([...nodes.keys()]).toEqual(['start', 'leader', 'days', 'long', 'head', 'hr', 'short', 'notice', 'end'])
  const levels = [...nodes.values()].map((node: FlowNode) => `${node.level}:${node.position}/${node.siblings}`)
  expect(levels).toEqual(['1:1/5', '1:2/5', '1:3/5', '2:1/2', '3:1/2', '3:2/2', '2:2/2', '1:4/5', '1:5/5'])
})

test.each([
  ['start', 'leader'],
  ['leader', 'days'],
  ['days', 'long'],
  ['long', 'head'],
  ['hr', 'notice'],
  ['short', 'notice'],
  ['notice', 'end'],
  ['end', undefined],
])('down from %s is %s', (from, to) => expect(go(from, 'down')).toBe(to))

test.each([
  ['end', 'notice'],
  ['notice', 'hr'],
  ['head', 'long'],
  ['short', 'days'],
  ['long', 'days'],
  ['start', undefined],
])('up from %s is %s', (from, to) => expect(go(from, 'up')).toBe(to))

test.each([
  ['long', 'right', 'short'],
  ['short', 'left', 'long'],
  ['hr', 'right', 'short'],
  ['leader', 'right', undefined],
  ['long', 'left', undefined],
] as const)('%s, %s is %s', (from, way, to) => expect(go(from, way)).toBe(to))

test('what is new comes after the place: in a branch at its beginning', () => {
  expect(nodes.get('start')?.gap).toEqual({ branch: undefined, index: 0 })
  expect(nodes.get('days')?.gap).toEqual({ branch: undefined, index: 2 })
  expect(nodes.get('long')?.gap).toEqual({ branch: 'long', index: 0 })
  expect(nodes.get('head')?.gap).toEqual({ branch: 'long', index: 1 })
  expect(nodes.get('end')?.gap).toBeUndefined()
})

test('every way leads somewhere, and up and down reach every place of a deep flow', () => {
  const split = (id: string, depth: number): FlowItem => ({
    id,
    kind: 'cond',
    name: id,
    branches: [0, 1, 2].map((branch) => ({
      id: `${id}.${branch}`,
      name: '',
      body:
        depth === 0 ? [] : [split(`${id}.${branch}s`, depth - 1), { id: `${id}.${branch}x`, kind: 'copy', name: '' }],
    })),
  })
  const deep = walkFlow({ ...sampleFlow, body: [split('a', 2), split('b', 1)] })
  const reached = new Set(['start'])
  for (const id of reached)
    for (const way of ['down', 'right', 'left', 'up'] as const) {
      const to = deep.get(id)?.[way]
      if (to === undefined) continue
      expect(deep.has(to)).toBe(true)
      reached.add(to)
    }
  expect(reached.size).toBe(deep.size)
})
