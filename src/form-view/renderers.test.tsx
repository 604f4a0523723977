import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AnyRenderer } from '#sdk/ui'
import { useRenderers } from './renderers.ts'

afterEach(cleanup)

const renderer: AnyRenderer = { Component: () => null, label: 'control' }
const State = ({
  loaders,
  ids,
}: {
  loaders: ReadonlyMap<string, () => Promise<AnyRenderer>>
  ids: readonly string[]
}) => {
  const renderers = useRenderers(loaders, ids)
  const state = (id: string) => {
    const known = renderers.get(id)
    return typeof known === 'object' ? 'there' : String(known)
  }
  return <p>{['a', 'b', 'x'].map(state).join(' ')}</p>
}

test('loads what is asked for, tells a lost renderer from an unknown type', async () => {
  const unused = vi.fn(() => Promise.resolve(renderer))
  const loaders = new Map([
    ['a', () => Promise.resolve(renderer)],
    ['b', () => Promise.reject(new Error('offline'))],
    ['unused', unused],
  ])
  render(<State loaders={loaders} ids={['a', 'b', 'x']} />)
  expect(screen.getByText('loading loading undefined')).toBeTruthy()
  expect(await screen.findByText('there failed undefined')).toBeTruthy()
  expect(unused).not.toHaveBeenCalled()
})
