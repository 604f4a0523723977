import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { InfiniteList } from './index.tsx'

afterEach(cleanup)

const labels = {
  loading: 'Loading',
  failed: 'More could not be loaded',
  retry: 'Try again',
  end: 'No more messages',
  position: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
}

const page = (from: number) => Array.from({ length: 20 }, (_, at) => `Message ${from + at + 1}`)

/** Loads pages of 20 up to 60; `fails` counts how many requests fail first. */
function Live({ fails = 0, total }: { fails?: number; total?: number }) {
  const [items, setItems] = useState(() => page(0))
  const [left, setLeft] = useState(fails)
  return (
    <div style={{ height: 240 }}>
      <InfiniteList
        className="h-full"
        items={items}
        itemKey={(item) => item}
        itemHeight={40}
        label="Messages"
        total={total}
        hasMore={items.length < 60}
        onLoadMore={async () => {
          if (left > 0) {
            setLeft(left - 1)
            throw new Error('offline')
          }
          setItems((before) => [...before, ...page(before.length)])
        }}
        labels={labels}
      >
        {(item) => item}
      </InfiniteList>
    </div>
  )
}

const list = () => screen.getByRole('group', { name: 'Messages' })

test('End loads more until all are there, and that is said', async () => {
  render(<Live total={60} />)
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(list())
  expect(document.querySelector('[data-slot=virtual-list-position]')?.textContent).toMatch(/^1–[4-7] of 60$/)
  for (const last of ['Message 40', 'Message 60']) {
    await userEvent.keyboard('{End}')
    await expect.poll(() => list().scrollHeight).toBeGreaterThanOrEqual(Number(last.slice(8)) * 40)
  }
  await userEvent.keyboard('{End}')
  await expect.poll(() => screen.queryByText('Message 60')).toBeTruthy()
  expect(screen.getByText('No more messages')).toBeTruthy()
})

test('what failed is an alert with another try, and goes on from there', async () => {
  render(<Live fails={1} />)
  await userEvent.keyboard('{Tab}{End}')
  await expect.poll(() => screen.queryByRole('alert')?.textContent).toContain('More could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
  await expect.poll(() => list().scrollHeight).toBeGreaterThanOrEqual(40 * 40)
})
