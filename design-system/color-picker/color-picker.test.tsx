import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ColorPicker, type ColorPickerProps } from './index.tsx'

// Radix Slider watches its thumb's size; jsdom has no layout to watch.
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(cleanup)

const labels = {
  choose: 'Choose a colour',
  shade: 'Saturation and brightness',
  hue: 'Hue',
  code: 'Code',
  unreadable: 'Not a colour',
  swatches: 'Swatches',
  none: 'none',
  clear: 'Clear',
  contrast: 'Contrast',
  contrastGood: 'good',
  contrastLarge: 'large text only',
  contrastPoor: 'poor',
  hues: {
    black: 'black',
    white: 'white',
    gray: 'gray',
    red: 'red',
    orange: 'orange',
    brown: 'brown',
    yellow: 'yellow',
    green: 'green',
    cyan: 'cyan',
    blue: 'blue',
    purple: 'purple',
    pink: 'pink',
  },
  name: (tone: string, hue: string) => (tone === 'plain' ? hue : `${tone} ${hue}`),
}

function Live({ spy, ...props }: Partial<ColorPickerProps> & { spy?: (color: string | undefined) => void }) {
  const [value, setValue] = useState(props.value)
  return (
    <ColorPicker
      label="Accent"
      labels={labels}
      {...props}
      value={value}
      onChange={(next) => {
        spy?.(next)
        setValue(next)
      }}
    />
  )
}

const open = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('the colour is said in words', () => {
  render(<Live value="#1b5e20" />)
  expect(screen.getByRole('button', { name: /^Accent: dark green #/ })).toBeTruthy()
  cleanup()
  render(<Live />)
  expect(screen.getByRole('button', { name: 'Accent: none' })).toBeTruthy()
})

test('arrows change saturation and brightness, Shift in tens', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="#ff0000" />)
  await open(/^Accent: red #/)
  const area = screen.getByRole('slider', { name: 'Saturation and brightness' })
  area.focus()
  await userEvent.keyboard('{Home}')
  expect(spy).toHaveBeenLastCalledWith('#ffffff')
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(spy).toHaveBeenLastCalledWith('#e6e6e6')
  // White has no hue of its own: the red it came from is kept.
  await userEvent.keyboard('{End}')
  expect(spy).toHaveBeenLastCalledWith('#e60000')
})

test('the hue slider walks by keys', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="#ff0000" />)
  await open(/^Accent: red #/)
  screen.getByRole('slider', { name: 'Hue' }).focus()
  await userEvent.keyboard('{PageUp}')
  expect(spy).toHaveBeenLastCalledWith('#ff2a00')
})

test('a code is read as it is typed, and explained when it is none', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="#ff0000" />)
  await open(/^Accent: red #/)
  const code = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
  await userEvent.clear(code)
  await userEvent.type(code, '00f')
  expect(spy).toHaveBeenLastCalledWith('#0000ff')
  await userEvent.type(code, 'zz')
  expect(screen.getByRole('alert').textContent).toBe('Not a colour')
  await userEvent.tab()
  expect(code.value).toBe('#0000ff')
})

test('swatches are named and pressed; contrast is told in figures and words', async () => {
  const spy = vi.fn()
  render(
    <Live
      spy={spy}
      value="#777777"
      against="#ffffff"
      swatches={[{ color: '#4f4bd0', label: 'Iris' }, { color: '#777777' }]}
    />,
  )
  await open(/^Accent: gray #/)
  expect(screen.getByRole('status').textContent).toContain('4.48:1 · large text only')
  expect(screen.getByRole('button', { name: 'gray #777777', pressed: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Iris' }))
  expect(spy).toHaveBeenLastCalledWith('#4f4bd0')
  expect(screen.getByRole('status').textContent).toContain('good')
})

test('Escape closes and focus returns; clear reports none', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="#ff0000" />)
  const trigger = screen.getByRole('button', { name: /^Accent: red #/ })
  trigger.focus()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(spy).toHaveBeenLastCalledWith(undefined)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(trigger)
})
