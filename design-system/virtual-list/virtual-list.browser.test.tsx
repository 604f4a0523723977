import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { VirtualList } from './index.tsx'

afterEach(cleanup)

const box = (list: ReactNode) => <div style={{ height: 320 }}>{list}</div>
const names = (count: number) => Array.from({ length: count }, (_, index) => `Item ${index + 1}`)

function Live({ count }: { count: number }) {
  return box(
    <VirtualList
      className="h-full"
      items={names(count)}
      itemKey={(item) => item}
      itemHeight={40}
      label="Messages"
      position={(first, last, total) => `${first}–${last} of ${total}`}
      empty="No messages"
    >
      {(item) => <a href={`#${item}`}>{item}</a>}
    </VirtualList>,
  )
}
const scroller = () => screen.getByRole('group', { name: 'Messages' })
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

test('few of many items are drawn, each knows its place', async () => {
  render(<Live count={50_000} />)
  expect(screen.getAllByRole('listitem').length).toBeLessThan(30)
  scroller().scrollTo({ top: 1_000_000, behavior: 'instant' })
  await frame()
  const item = screen.getByRole('link', { name: 'Item 25003' }).closest('li')!
  expect(item.getAttribute('aria-posinset')).toBe('25003')
  expect(item.getAttribute('aria-setsize')).toBe('50000')
  expect(screen.getByText('25001–25008 of 50000')).toBeTruthy()
})

test('End reaches the last item', async () => {
  render(<Live count={50_000} />)
  scroller().focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => screen.queryByRole('link', { name: 'Item 50000' }) !== null).toBe(true)
})

test('what has focus stays drawn', async () => {
  render(<Live count={50_000} />)
  const link = screen.getByRole('link', { name: 'Item 2' })
  link.focus()
  scroller().scrollTo({ top: 500_000, behavior: 'instant' })
  await frame()
  expect(document.activeElement).toBe(link)
  expect(screen.getAllByRole('listitem').length).toBeLessThan(30)
})

test('the end asks for more, once, and says that it is loading', async () => {
  const asked: number[] = []
  function Growing() {
    const [items, setItems] = useState(names(200))
    const [loading, setLoading] = useState(false)
    return box(
      <VirtualList
        className="h-full"
        items={items}
        itemKey={(item) => item}
        itemHeight={40}
        label="Messages"
        total={400}
        loadingText={loading ? 'Loading' : undefined}
        onReachEnd={() => {
          asked.push(items.length)
          setLoading(true)
          setTimeout(() => {
            setItems(names(items.length + 200))
            setLoading(false)
          }, 300)
        }}
      >
        {(item) => item}
      </VirtualList>,
    )
  }
  render(<Growing />)
  expect(asked).toEqual([])
  scroller().scrollTo({ top: 99_999, behavior: 'instant' })
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Loading')
  await expect.poll(() => screen.getByRole('status').textContent).toBe('')
  scroller().scrollTo({ top: 99_999, behavior: 'instant' })
  await expect.poll(() => screen.queryByText('Item 400') !== null).toBe(true)
  expect(asked).toEqual([200])
})

test('an empty list has its say', () => {
  render(<Live count={0} />)
  expect(screen.getByText('No messages')).toBeTruthy()
})
