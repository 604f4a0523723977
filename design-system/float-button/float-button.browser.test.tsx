import '../styles/index.css'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FloatButton } from './index.tsx'

afterEach(cleanup)

function draw(top?: number) {
  const onClick = vi.fn()
  const onTopChange = vi.fn()
  render(
    <FloatButton
      label="Layout"
      icon="settings"
      labels={{ move: 'Arrow up and down move it' }}
      onClick={onClick}
      onTopChange={onTopChange}
      {...(top !== undefined && { defaultTop: top })}
    />,
  )
  return { onClick, onTopChange, button: screen.getByRole('button', { name: 'Layout' }) }
}

test('stands 250 px from the top at the end side, and says how it moves', () => {
  const { button } = draw()
  const box = button.getBoundingClientRect()
  expect(box.top).toBe(250)
  expect(box.right).toBe(document.documentElement.clientWidth)
  expect(screen.getByRole('button', { description: 'Arrow up and down move it' })).toBe(button)
})

test('right to left it stands at the left', () => {
  document.documentElement.dir = 'rtl'
  const { button } = draw()
  expect(button.getBoundingClientRect().left).toBe(0)
  document.documentElement.removeAttribute('dir')
})

// The keyboard table.
test.each([
  ['{ArrowDown}', 116],
  ['{ArrowUp}', 84],
  ['{Shift>}{ArrowDown}{/Shift}', 164],
  ['{Shift>}{ArrowUp}{/Shift}', 36],
  ['{Home}', 0],
])('%s moves it from 100 to %i', async (keys, to) => {
  const { button, onTopChange, onClick } = draw(100)
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard(keys)
  expect(button.getBoundingClientRect().top).toBe(to)
  expect(onTopChange).toHaveBeenLastCalledWith(to)
  expect(onClick).not.toHaveBeenCalled()
})

test('End moves it to the lower end, never out of the window', async () => {
  const { button } = draw(100)
  await userEvent.keyboard('{Tab}{End}{ArrowDown}')
  expect(button.getBoundingClientRect().bottom).toBe(innerHeight)
})

test.each(['{Enter}', ' '])('%s presses', async (key) => {
  const { onClick } = draw()
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard(key)
  expect(onClick).toHaveBeenCalledOnce()
})

test('dragging moves it and is no press; a press that trembles is one', () => {
  const { button, onClick, onTopChange } = draw(100)
  const at = (clientY: number) => ({ pointerId: 1, button: 0, clientY, clientX: 5 })
  button.setPointerCapture = () => {}
  fireEvent.pointerDown(button, at(110))
  fireEvent.pointerMove(button, at(150))
  expect(button.getBoundingClientRect().top).toBe(140)
  fireEvent.pointerUp(button, at(170))
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onTopChange).toHaveBeenCalledExactlyOnceWith(160)

  fireEvent.pointerDown(button, at(170))
  fireEvent.pointerMove(button, at(172))
  fireEvent.pointerUp(button, at(172))
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
  expect(onTopChange).toHaveBeenCalledOnce()
})
