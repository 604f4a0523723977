import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { Drawer, type DrawerSide } from './index.tsx'

afterEach(() => {
  cleanup()
  document.body.removeAttribute('dir')
})

function Opened({ side, refuses = false }: { side: DrawerSide; refuses?: boolean }) {
  const [open, setOpen] = useState(true)
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => refuses || setOpen(next)}
      side={side}
      width={260}
      title="Reply"
      closeLabel="Close"
    >
      <input aria-label="Name" defaultValue="some words" />
      {/* Far from the field: the browser moves a touch to what can be operated nearby. */}
      <p style={{ marginBlock: 80 }}>Text to hold on to.</p>
      <p style={{ touchAction: 'none', marginBlock: 80 }}>Draw here.</p>
      <div style={{ height: side === 'end' || side === 'start' ? 3000 : 40 }} />
    </Drawer>
  )
}

const panel = () => screen.queryByRole('dialog', { name: 'Reply' })
const text = () => screen.getByText('Text to hold on to.')

test.each([
  ['end', 'ltr', [120, 0]],
  ['start', 'ltr', [-120, 0]],
  ['end', 'rtl', [-120, 0]],
  ['start', 'rtl', [120, 0]],
] as const)('a finger pushes a drawer at the %s out, %s', async (side, dir, [dx, dy]) => {
  document.body.dir = dir
  render(<Opened side={side} />)
  await arrived()
  const box = panel()?.getBoundingClientRect()
  expect((side === 'end') === (dir === 'ltr') ? box?.right : box?.left).toBe(
    (side === 'end') === (dir === 'ltr') ? innerWidth : 0,
  )
  await swipe(text(), -dx, dy)
  expect(panel()).not.toBeNull()
  await swipe(text(), dx, dy)
  await vi.waitFor(() => expect(panel()).toBeNull())
})

test.each([
  ['bottom', 200],
  ['top', -200],
] as const)('a sheet at the %s goes by its head only', async (side, dy) => {
  render(<Opened side={side} />)
  await arrived()
  await swipe(text(), 0, dy)
  expect(panel()).not.toBeNull()
  await swipe(screen.getByRole('heading', { name: 'Reply' }), 0, dy)
  await vi.waitFor(() => expect(panel()).toBeNull())
})

test('a short push comes back, and so does one that is refused', async () => {
  render(<Opened side="end" refuses />)
  await arrived()
  await swipe(text(), 40, 0, 400)
  await vi.waitFor(() => expect(panel()?.style.translate).toBe(''))
  await swipe(text(), 160, 0)
  await vi.waitFor(() => expect(panel()?.style.translate).toBe(''))
  expect(panel()).not.toBeNull()
})

test('scrolling and fields keep the finger', async () => {
  render(<Opened side="end" />)
  await arrived()
  await swipe(screen.getByRole('textbox', { name: 'Name' }), 160, 0)
  expect(panel()).not.toBeNull()
  await swipe(screen.getByText('Draw here.'), 160, 0)
  expect(panel()).not.toBeNull()
  await swipe(text(), 20, -150)
  expect(panel()?.style.translate).toBe('')
  await vi.waitFor(() => expect(document.querySelector('[data-slot=drawer-body]')?.scrollTop).toBeGreaterThan(50))
})

/** Until it stands still at its place. */
async function arrived() {
  await Promise.all(
    panel()
      ?.getAnimations()
      .map((animation) => animation.finished) ?? [],
  )
}

/** A real touch on the middle of an element, by the browser's own protocol. */
async function swipe(on: Element, dx: number, dy: number, ms = 80) {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: innerWidth }
  const scale = frame.width / innerWidth
  const { left, top, width, height } = on.getBoundingClientRect()
  const at = (part: number) => ({
    x: frame.left + (left + width / 2 + dx * part) * scale,
    y: frame.top + (top + height / 2 + dy * part) * scale,
  })
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [at(0)])
  for (let step = 1; step <= 8; step++) {
    await new Promise((done) => setTimeout(done, ms / 8))
    await send('touchMove', [at(step / 8)])
  }
  await send('touchEnd', [])
  await new Promise((done) => setTimeout(done, 150))
}
