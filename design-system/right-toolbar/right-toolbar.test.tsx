import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Density } from '../data-table/density.ts'
import { RightToolbar } from './index.tsx'

afterEach(cleanup)

const labels = {
  showSearch: 'Show filters',
  hideSearch: 'Hide filters',
  refresh: 'Refresh',
  density: 'Density',
  densities: { compact: 'Compact', default: 'Default', roomy: 'Roomy' },
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
}

const onRefresh = vi.fn()
function Live({ busy = false }: { busy?: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(true)
  const [density, setDensity] = useState<Density>('default')
  return (
    <div ref={box} data-testid="box">
      <RightToolbar
        label="Tools"
        search={{ shown, onChange: setShown }}
        refresh={{ busy, onRefresh }}
        density={{ value: density, onChange: setDensity }}
        fullScreen={box}
        columns={<button type="button">Columns</button>}
        labels={labels}
      />
    </div>
  )
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

// The keyboard table.
test('one tab stop; arrows, Home and End walk; then the columns', async () => {
  const user = userEvent.setup()
  render(<Live />)
  await user.tab()
  expect(focused()).toBe('Hide filters')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('Refresh')
  await user.keyboard('{End}')
  expect(focused()).toBe('Full screen')
  await user.keyboard('{Home}')
  expect(focused()).toBe('Hide filters')
})

test.each(['{Enter}', ' '])('%s toggles the filters, and the name follows', async (key) => {
  const user = userEvent.setup()
  render(<Live />)
  await user.tab()
  await user.keyboard(key)
  expect(screen.getByRole('button', { name: 'Show filters' }).getAttribute('aria-pressed')).toBe('false')
})

test('refreshes, not while it is at it', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Live />)
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(onRefresh).toHaveBeenCalledOnce()
  rerender(<Live busy />)
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(onRefresh).toHaveBeenCalledOnce()
})

test('one of three densities is chosen', async () => {
  const user = userEvent.setup()
  render(<Live />)
  expect(screen.getByRole('radio', { name: 'Default', checked: true })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Roomy' }))
  expect(screen.getByRole('radio', { name: 'Roomy', checked: true })).toBeTruthy()
})

test('full screen follows the browser', async () => {
  const user = userEvent.setup()
  render(<Live />)
  const box = screen.getByTestId('box')
  const request = vi.fn(async () => {})
  box.requestFullscreen = request
  await user.click(screen.getByRole('button', { name: 'Full screen' }))
  expect(request).toHaveBeenCalledOnce()
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: box })
  fireEvent(document, new Event('fullscreenchange'))
  expect(screen.getByRole('button', { name: 'Leave full screen' }).getAttribute('aria-pressed')).toBe('true')
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null })
})

test('what is not given is not there', () => {
  render(<RightToolbar label="Tools" refresh={{ busy: false, onRefresh }} labels={labels} />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
