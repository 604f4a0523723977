import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFairGate, type FairGateOptions } from './fair-gate.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const refused = new Error('refused')

/** A gate whose tasks end when the test says so; `order` is who was let in. */
const setUp = (options: Partial<FairGateOptions> = {}) => {
  const gate = createFairGate({ width: 1, queue: 100, patience: 3000, onRefused: () => refused, ...options })
  const order: string[] = []
  const ends: (() => void)[] = []
  const come = (wide: string, narrow = wide, gone?: AbortSignal) => {
    const result = gate({ lane: { wide, narrow }, gone }, () => {
      order.push(narrow)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
    const outcome = result.then(
      () => 'done' as const,
      (error: unknown) => error,
    )
    return outcome
  }
  const endOne = async () => {
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { come, endOne, order }
}

describe('a gate that is fair to networks', () => {
  it('lets one caller in at once, before 200 others of a network that came earlier have had two turns', async () => {
    const { come, endOne, order } = setUp({ queue: 500 })
    for (let index = 0; index < 200; index++) void come('attacker')
    void come('honest')
    await endOne()
    await endOne()
    expect(order).toEqual(['attacker', 'honest', 'attacker'])
  })

  it('gives turns by turns to every network, in the order they came', async () => {
    const { come, endOne, order } = setUp()
    for (const network of ['a', 'a', 'a', 'b', 'b', 'c']) void come(network)
    for (let index = 0; index < 5; index++) await endOne()
    expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'a'])
  })

  it('counts all networks of one owner as one', async () => {
    const { come, endOne, order } = setUp()
    for (let index = 0; index < 20; index++) void come('owner', `owner-${index}`)
    void come('honest')
    for (let index = 0; index < 4; index++) await endOne()
    expect(order).toEqual(['owner-0', 'honest', 'owner-1', 'owner-2', 'owner-3'])
  })

  it('takes turns among the networks of one owner too', async () => {
    const { come, endOne, order } = setUp()
    for (const network of ['x', 'x', 'x', 'y']) void come('owner', network)
    for (let index = 0; index < 3; index++) await endOne()
    expect(order).toEqual(['x', 'y', 'x', 'x'])
  })

  it('puts a network that comes back for more behind those that have had no turn', async () => {
    const { come, endOne, order } = setUp()
    for (const network of ['a', 'b', 'c']) void come(network)
    await endOne()
    void come('a')
    void come('d')
    for (let index = 0; index < 4; index++) await endOne()
    expect(order).toEqual(['a', 'b', 'c', 'd', 'a'])
  })

  it('runs as many at once as it is wide', async () => {
    const { come, order } = setUp({ width: 3 })
    for (let index = 0; index < 5; index++) void come(`n${index}`)
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual(['n0', 'n1', 'n2'])
  })
})

describe('waiting', () => {
  it('ends after three seconds with a refusal, and the place is free for others', async () => {
    const { come, endOne, order } = setUp()
    void come('slow')
    const outcome = come('late')
    await vi.advanceTimersByTimeAsync(2999)
    void come('later')
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toBe(refused)
    await endOne()
    expect(order).toEqual(['slow', 'later'])
  })

  it('does not end what has begun', async () => {
    const { come, endOne } = setUp()
    const outcome = come('slow')
    await vi.advanceTimersByTimeAsync(60_000)
    await endOne()
    expect(await outcome).toBe('done')
  })

  it('ends when the caller hangs up: no turn is spent on it', async () => {
    const { come, endOne, order } = setUp()
    void come('first')
    const leaving = new AbortController()
    const outcome = come('gone', 'gone', leaving.signal)
    void come('stays')
    leaving.abort('hung up')
    expect(await outcome).toBe('hung up')
    await endOne()
    expect(order).toEqual(['first', 'stays'])
  })

  it('does not begin for a caller that has hung up before', async () => {
    const { come, order } = setUp()
    expect(await come('gone', 'gone', AbortSignal.abort('hung up'))).toBe('hung up')
    expect(order).toEqual([])
  })

  it('is refused to the last of the longest lane when the queue is full, not to who comes last', async () => {
    const { come, endOne, order } = setUp({ queue: 3 })
    void come('running')
    const crowd = [come('crowd'), come('crowd'), come('crowd')]
    void come('honest')
    await vi.advanceTimersByTimeAsync(0)
    expect(await crowd[2]).toBe(refused)
    for (let index = 0; index < 3; index++) await endOne()
    expect(order).toEqual(['running', 'crowd', 'honest', 'crowd'])
  })
})

it('a task that fails gives its place on', async () => {
  const gate = createFairGate({ width: 1, queue: 10, patience: 3000, onRefused: () => refused })
  const lane = { wide: 'a', narrow: 'a' }
  await expect(gate({ lane }, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await gate({ lane }, async () => 'next')).toBe('next')
})
