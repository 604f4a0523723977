import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ResizablePanels, type ResizablePanelsProps } from './index.tsx'

afterEach(cleanup)

function show(props: Partial<ResizablePanelsProps> = {}, dir = 'ltr') {
  const onSizeCommit = vi.fn()
  render(
    <div dir={dir} style={{ width: 601, height: 400 }}>
      <ResizablePanels
        start="Folders"
        end="Forms"
        label="Folders"
        defaultSize={200}
        min={100}
        onSizeCommit={onSizeCommit}
        className="h-full"
        {...props}
      />
    </div>,
  )
  return onSizeCommit
}

const handle = () => screen.getByRole('separator', { name: 'Folders' })
const now = () => Number(handle().getAttribute('aria-valuenow'))

test.each<[string, number, Partial<ResizablePanelsProps>, string]>([
  ['{ArrowRight}', 216, {}, 'ltr'],
  ['{ArrowLeft}', 184, {}, 'ltr'],
  ['{Shift>}{ArrowRight}{/Shift}', 264, {}, 'ltr'],
  ['{Home}', 100, {}, 'ltr'],
  ['{End}', 501, {}, 'ltr'],
  ['{End}', 300, { max: 300 }, 'ltr'],
  ['{ArrowRight}', 184, {}, 'rtl'],
  ['{ArrowRight}', 184, { sized: 'end' }, 'ltr'],
  ['{ArrowRight}', 216, { sized: 'end' }, 'rtl'],
  ['{ArrowDown}', 216, { orientation: 'vertical' }, 'ltr'],
  ['{ArrowRight}', 200, { orientation: 'vertical' }, 'ltr'],
])('key %s gives %i (%j, %s)', async (key, expected, props, dir) => {
  show(props, dir)
  handle().focus()
  await userEvent.keyboard(key)
  expect(now()).toBe(expected)
  const panel = document.getElementById(handle().getAttribute('aria-controls')!)!.getBoundingClientRect()
  expect(props.orientation === 'vertical' ? panel.height : panel.width).toBe(expected)
})

test('Enter folds the panel away and brings it back', async () => {
  show({ collapsible: true })
  handle().focus()
  await userEvent.keyboard('{Enter}')
  expect(now()).toBe(0)
  expect(screen.getByText('Folders').checkVisibility()).toBe(false)
  await userEvent.keyboard('{Enter}')
  expect(now()).toBe(200)
})

test('is dragged, says the size once at the end, and a double click resets', async () => {
  const onSizeCommit = show()
  const { left, top } = handle().getBoundingClientRect()
  const pointer = (type: string, clientX: number) =>
    handle().dispatchEvent(
      new PointerEvent(type, { bubbles: true, clientX, clientY: top + 50, pointerId: 1, button: 0 }),
    )
  handle().setPointerCapture = () => {}
  pointer('pointerdown', left)
  pointer('pointermove', left + 30)
  pointer('pointermove', left + 80)
  pointer('pointerup', left + 80)
  await expect.poll(now).toBe(280)
  expect(onSizeCommit.mock.calls).toEqual([[280]])
  await userEvent.dblClick(handle())
  expect(now()).toBe(200)
})
