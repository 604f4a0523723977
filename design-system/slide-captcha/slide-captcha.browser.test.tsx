import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type CaptchaState, SlideCaptcha } from './index.tsx'
import { samplePicture, samplePiece } from './sample-pictures.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const labels = {
  instructions: 'Put the piece into the hole.',
  picture: 'A picture with a hole',
  handle: 'Piece',
  position: (x: number) => `${x} pixels`,
  stepBack: 'Back',
  stepOn: 'On',
  check: 'Check',
  refresh: 'Other picture',
  loading: 'Loading',
  checking: 'Checking',
  passed: (seconds: number | undefined) => `Passed in ${seconds} s`,
  failed: 'Failed',
  expired: 'Expired',
  blank: 'Later',
}
function show(state: CaptchaState = { kind: 'ready' }) {
  const spies = { onCheck: vi.fn(), onRefresh: vi.fn(), onPassed: vi.fn() }
  function Live() {
    const [challenge, setChallenge] = useState(1)
    return (
      <div style={{ width: 310 }}>
        <SlideCaptcha
          label="Are you a person?"
          state={state}
          picture={samplePicture}
          piece={samplePiece}
          challenge={String(challenge)}
          labels={labels}
          otherWay={<button type="button">I cannot use the picture</button>}
          {...spies}
          onRefresh={() => {
            spies.onRefresh()
            setChallenge(challenge + 1)
          }}
        />
      </div>
    )
  }
  const { rerender } = render(<Live />)
  return { ...spies, rerender }
}
const handle = () => screen.getByRole('slider', { name: 'Piece' })
const now = () => Number(handle().getAttribute('aria-valuenow'))
const fire = (target: Element, type: string, clientX: number) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, button: 0, clientX, clientY: 10 }),
  )

test.each([
  ['{ArrowRight}', 1],
  ['{Shift>}{ArrowRight}{/Shift}', 10],
  ['{PageUp}{ArrowLeft}', 9],
  ['{End}', 263],
  ['{End}{ArrowRight}', 263],
  ['{PageUp}{Home}', 0],
])('%s leads to %i', async (keys, x) => {
  show()
  handle().focus()
  await userEvent.keyboard(keys)
  expect(now()).toBe(x)
})

test('Enter checks, and not before something was moved', async () => {
  const { onCheck } = show()
  handle().focus()
  await userEvent.keyboard('{Enter}')
  expect(onCheck).not.toHaveBeenCalled()
  await userEvent.keyboard('{PageUp}{PageUp}{ArrowRight}{Enter}')
  expect(onCheck).toHaveBeenCalledExactlyOnceWith(21)
})

test('dragging ends in a check of the place where it was let go', async () => {
  const { onCheck } = show()
  const start = handle().getBoundingClientRect().left + 10
  // A pointer made by a test cannot be captured.
  handle().setPointerCapture = () => {}
  fire(handle(), 'pointerdown', start)
  fire(handle(), 'pointermove', start + 60)
  await expect.poll(now).toBeGreaterThan(58)
  fire(handle(), 'pointerup', start + 120)
  expect(onCheck).toHaveBeenCalledOnce()
  expect(onCheck.mock.calls[0]![0]).toBeGreaterThan(118)
  expect(onCheck.mock.calls[0]![0]).toBeLessThan(122)
})

test('without dragging: a tap on the rail, the step buttons, the check button', async () => {
  const { onCheck } = show()
  const rail = document.querySelector<HTMLElement>('[data-slot=slide-captcha-rail]')!
  await userEvent.click(rail, { position: { x: 200, y: 10 } })
  const tapped = now()
  expect(Math.abs(tapped - 176)).toBeLessThanOrEqual(3)
  await userEvent.click(screen.getByRole('button', { name: 'On' }))
  await userEvent.click(screen.getByRole('button', { name: 'On' }))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  expect(Math.round(onCheck.mock.calls[0]![0])).toBe(tapped + 2)
})

test('passed is told and reported after a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { onPassed } = show({ kind: 'passed', seconds: 1.2 })
  expect(screen.getByRole('status').textContent).toBe('Passed in 1.2 s')
  vi.advanceTimersByTime(999)
  expect(onPassed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onPassed).toHaveBeenCalledOnce()
})

test('failed asks for other pictures after a second; the piece goes back and the focus stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { onRefresh } = show({ kind: 'failed' })
  handle().focus()
  expect(screen.getByRole('status').textContent).toBe('Failed')
  vi.advanceTimersByTime(1000)
  expect(onRefresh).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(handle())
})

test.each(['checking', 'expired', 'loading', 'passed'] as const)('while %s nothing moves', async (kind) => {
  const { onCheck } = show({ kind })
  handle().focus()
  await userEvent.keyboard('{PageUp}{Enter}')
  expect(now()).toBe(0)
  expect(onCheck).not.toHaveBeenCalled()
})

test('other pictures by the button begin at the start, without taking the focus', async () => {
  const { onRefresh } = show()
  handle().focus()
  await userEvent.keyboard('{PageUp}')
  await userEvent.click(screen.getByRole('button', { name: 'Other picture' }))
  expect(onRefresh).toHaveBeenCalledOnce()
  expect(now()).toBe(0)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Other picture' }))
  expect(screen.getByRole('button', { name: 'I cannot use the picture' })).toBeTruthy()
})
