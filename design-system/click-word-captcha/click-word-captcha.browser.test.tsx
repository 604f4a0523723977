import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { sampleWords } from '../slide-captcha/sample-pictures.ts'
import { type CaptchaState, ClickWordCaptcha } from './index.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(state: CaptchaState = { kind: 'ready' }) {
  const spies = { onCheck: vi.fn(), onRefresh: vi.fn(), onPassed: vi.fn() }
  function Live() {
    const [challenge, setChallenge] = useState(1)
    return (
      <div style={{ width: 310 }}>
        <ClickWordCaptcha
          label="Are you a person?"
          state={state}
          picture={sampleWords}
          words={['山', '水', '风']}
          challenge={String(challenge)}
          labels={{
            instructions: (words) => `Click ${words.join(', ')}`,
            keys: 'Arrows move, Enter puts a point.',
            picture: 'A picture with words',
            placed: (position, total) => `Point ${position} of ${total}`,
            takenBack: (left) => `${left} left`,
            undo: 'Undo',
            refresh: 'Other picture',
            loading: 'Loading',
            checking: 'Checking',
            passed: () => 'Passed',
            failed: 'Failed',
            expired: 'Expired',
            blank: 'Later',
          }}
          {...spies}
          onRefresh={() => {
            spies.onRefresh()
            setChallenge(challenge + 1)
          }}
        />
      </div>
    )
  }
  render(<Live />)
  return spies
}
const picture = () => screen.getByRole('button', { name: 'A picture with words' })
const points = () => document.querySelectorAll('[data-slot=click-word-captcha-point]').length

test('three clicks are checked, in pixels of the picture and in order', async () => {
  const { onCheck } = show()
  await userEvent.click(picture(), { position: { x: 40, y: 50 } })
  await userEvent.click(picture(), { position: { x: 120, y: 110 } })
  expect(screen.getByText('Point 2 of 3')).toBeTruthy()
  expect(onCheck).not.toHaveBeenCalled()
  await userEvent.click(picture(), { position: { x: 200, y: 60 } })
  expect(onCheck).toHaveBeenCalledOnce()
  const sent: { x: number; y: number }[] = onCheck.mock.calls[0]![0]
  for (const [index, [x, y]] of [
    [40, 50],
    [120, 110],
    [200, 60],
  ].entries()) {
    expect(Math.abs(sent[index]!.x - x!)).toBeLessThanOrEqual(2)
    expect(Math.abs(sent[index]!.y - y!)).toBeLessThanOrEqual(2)
    expect(Number.isInteger(sent[index]!.x)).toBe(true)
  }
  // One more is no answer. By hand: a disabled button is not clicked by the driver.
  picture().click()
  expect(points()).toBe(3)
  expect(onCheck).toHaveBeenCalledOnce()
})

test('by keyboard: arrows move the cross, Enter and Space put points, Backspace takes one back', async () => {
  const { onCheck } = show()
  await userEvent.tab()
  expect(document.activeElement).toBe(picture())
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{ArrowUp}{Enter}')
  await userEvent.keyboard('{ArrowRight} ')
  expect(points()).toBe(2)
  await userEvent.keyboard('{Backspace}')
  expect(points()).toBe(1)
  await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}{Enter}')
  expect(onCheck).toHaveBeenCalledExactlyOnceWith([
    { x: 135, y: 77 },
    { x: 136, y: 77 },
    { x: 136, y: 87 },
  ])
})

test('undo takes the last point back', async () => {
  show()
  await userEvent.click(picture(), { position: { x: 40, y: 50 } })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(points()).toBe(0)
  expect(screen.getByText('0 left')).toBeTruthy()
})

test('failed asks for another picture after 700 ms', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { onRefresh } = show({ kind: 'failed' })
  vi.advanceTimersByTime(699)
  expect(onRefresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onRefresh).toHaveBeenCalledOnce()
})

test('another picture takes the points away', async () => {
  show()
  await userEvent.click(picture(), { position: { x: 40, y: 50 } })
  await userEvent.click(screen.getByRole('button', { name: 'Other picture' }))
  expect(points()).toBe(0)
})
