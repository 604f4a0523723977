import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { Button, type ButtonVariant } from './index.tsx'

afterEach(cleanup)

const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger']

test.each(variants)('%s looks pressed while it is, and not while it does nothing', async (variant) => {
  const look = () => {
    const { backgroundColor, filter } = getComputedStyle(screen.getByRole('button'))
    return `${backgroundColor} ${filter}`
  }
  const { rerender } = render(<Button variant={variant}>Press</Button>)
  const hovered = await looks(screen.getByRole('button'), look)
  expect(hovered.pressed).not.toBe(hovered.over)
  rerender(
    <Button variant={variant} aria-disabled>
      Press
    </Button>,
  )
  const closed = await looks(screen.getByRole('button'), look)
  expect(closed.pressed).toBe(closed.over)
})

/** With the pointer over it, and with the button of the mouse down. */
async function looks(element: Element, look: () => string) {
  const frame = window.frameElement?.getBoundingClientRect()
  const { left, top, width, height } = element.getBoundingClientRect()
  const at = { x: (frame?.left ?? 0) + left + width / 2, y: (frame?.top ?? 0) + top + height / 2 }
  const mouse = { ...at, button: 'left', clickCount: 1 } as const
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at })
  const over = await settled(look)
  await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse })
  const pressed = await settled(look)
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse })
  return { over, pressed }
}

/** Colours change in 120 ms. */
async function settled(look: () => string): Promise<string> {
  await new Promise((done) => setTimeout(done, 200))
  return look()
}
