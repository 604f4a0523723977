import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BackTop } from './index.tsx'

afterEach(() => {
  cleanup()
  scrollTo(0, 0)
})

function Page() {
  return (
    <main>
      <h1>Report</h1>
      <div style={{ height: 6000 }} />
      <BackTop label="Back to top" />
    </main>
  )
}

function Box() {
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <div ref={scroller} data-testid="box" style={{ height: 300, overflowY: 'auto' }}>
      <div style={{ height: 3000 }} />
      <BackTop label="Back to top" scroller={scroller} threshold={100} />
    </div>
  )
}

const button = () => screen.queryByRole('button', { name: 'Back to top' })

// The keyboard table.
test.each(['{Enter}', ' '])('appears far down; Tab, %s goes up, and the focus too', async (key) => {
  render(<Page />)
  expect(button()).toBeNull()
  scrollTo(0, 300)
  await new Promise(requestAnimationFrame)
  expect(button()).toBeNull()
  scrollTo(0, 5000)
  await expect.poll(button).toBeTruthy()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(button())
  await userEvent.keyboard(key)
  await expect.poll(() => scrollY, { timeout: 3000 }).toBe(0)
  await expect.poll(button).toBeNull()
  expect(document.activeElement?.tagName).toBe('H1')
})

test('follows another scroller', async () => {
  render(<Box />)
  screen.getByTestId('box').scrollTop = 800
  await expect.poll(button).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Back to top' }))
  await expect.poll(() => screen.getByTestId('box').scrollTop, { timeout: 3000 }).toBe(0)
})
