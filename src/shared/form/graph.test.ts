import { expect, test } from 'vitest'
import { buildGraph } from './graph.ts'

test('without rules the order is the form order', () => {
  expect(buildGraph([[], [], []]).order).toEqual([0, 1, 2])
})

test('rules that look back keep the form order; one that looks ahead moves its source forward', () => {
  expect(buildGraph([[2, 3], [3], [], []]).order).toEqual([0, 1, 2, 3])
  expect(buildGraph([[], [], [], [1]]).order).toEqual([0, 3, 1, 2])
})

test('a cycle is found, cut, and leaves the rest in order', () => {
  const graph = buildGraph([[1], [2], [0, 3], []])
  expect(graph.cycles).toEqual([[0, 1, 2]])
  expect(graph.isCut(2, 0)).toBe(true)
  expect(graph.isCut(2, 3)).toBe(false)
  expect(graph.dependents).toEqual([[], [], [3], []])
  expect(graph.order).toEqual([0, 1, 2, 3])
})

test('a question that depends on itself is cut but is no cycle of several', () => {
  const graph = buildGraph([[0, 1], []])
  expect(graph.cycles).toEqual([])
  expect(graph.dependents).toEqual([[1], []])
})

test('two cycles are told apart', () => {
  expect(buildGraph([[1], [0, 2], [3], [2]]).cycles).toEqual([
    [0, 1],
    [2, 3],
  ])
})

test('a chain of 100,000 questions does not exhaust the stack, in either direction', () => {
  const count = 100_000
  const forwards = Array.from({ length: count }, (_, at) => (at + 1 < count ? [at + 1] : []))
  expect(buildGraph(forwards).order.at(-1)).toBe(count - 1)
  const backwards = Array.from({ length: count }, (_, at) => (at > 0 ? [at - 1] : []))
  expect(buildGraph(backwards).order[0]).toBe(count - 1)
})
