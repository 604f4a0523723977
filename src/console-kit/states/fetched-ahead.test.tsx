import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fetchedAhead } from './fetched-ahead.tsx'

afterEach(cleanup)

const Report = ({ name }: { name: string }) => <p>{name}</p>

test('what was fetched ahead is drawn at once', async () => {
  const { Screen, fetch } = fetchedAhead(async () => Report)
  await fetch()
  render(
    <Suspense fallback="Loading">
      <Screen name="Sales" />
    </Suspense>,
  )
  // Not `findBy`: there is no moment of waiting.
  expect(screen.getByText('Sales')).toBeTruthy()
})

test('otherwise it is fetched when it is shown', async () => {
  const { Screen } = fetchedAhead(async () => Report)
  await act(async () =>
    render(
      <Suspense fallback="Loading">
        <Screen name="Sales" />
      </Suspense>,
    ),
  )
  expect(screen.getByText('Sales')).toBeTruthy()
})

test('a failure is tried again', async () => {
  let tries = 0
  const { fetch, Screen } = fetchedAhead(async () => {
    tries++
    if (tries === 1) throw new Error('No connection')
    return Report
  })
  await expect(fetch()).rejects.toThrow('No connection')
  await fetch()
  render(<Screen name="Sales" />)
  expect(screen.getByText('Sales')).toBeTruthy()
})
