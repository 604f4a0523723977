import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Tool, Toolbar } from './index.tsx'

afterEach(cleanup)

const spies = { undo: vi.fn(), bold: vi.fn(), view: vi.fn() }
const tools: Tool[] = [
  { kind: 'button', id: 'undo', label: 'Undo', icon: 'undo', onSelect: spies.undo },
  { kind: 'button', id: 'redo', label: 'Redo', icon: 'redo', disabled: true, onSelect: () => {} },
  'separator',
  { kind: 'toggle', id: 'bold', label: 'Bold', icon: 'bold', pressed: true, onChange: spies.bold },
  {
    kind: 'choice',
    id: 'view',
    label: 'View',
    value: 'list',
    onChange: spies.view,
    options: [
      { id: 'list', label: 'List', icon: 'list' },
      { id: 'grid', label: 'Grid', icon: 'grid' },
    ],
  },
]
const focused = () => document.activeElement?.getAttribute('aria-label')

test.each<[string, string, 'ltr' | 'rtl']>([
  ['{ArrowRight}', 'Bold', 'ltr'],
  ['{ArrowRight}{ArrowRight}', 'List', 'ltr'],
  ['{ArrowRight}{ArrowLeft}', 'Undo', 'ltr'],
  ['{End}', 'Grid', 'ltr'],
  ['{End}{Home}', 'Undo', 'ltr'],
  ['{ArrowLeft}', 'Bold', 'rtl'],
])('keys %s go to %s (%3$s)', async (keys, expected, dir) => {
  render(<Toolbar tools={tools} label="Format" dir={dir} />)
  await userEvent.tab()
  expect(focused()).toBe('Undo')
  await userEvent.keyboard(keys)
  expect(focused()).toBe(expected)
})

test('has one place in the tab order', async () => {
  render(
    <>
      <Toolbar tools={tools} label="Format" />
      <button type="button" aria-label="After" />
    </>,
  )
  await userEvent.tab()
  await userEvent.tab()
  expect(focused()).toBe('After')
})

test('states are said: pressed, chosen, disabled; Enter and Space use', async () => {
  render(<Toolbar tools={tools} label="Format" />)
  expect(screen.getByRole('toolbar', { name: 'Format' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Bold', pressed: true })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'List', checked: true })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Redo' })).toHaveProperty('disabled', true)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{ArrowRight} ')
  expect(spies.undo).toHaveBeenCalledOnce()
  expect(spies.bold).toHaveBeenLastCalledWith(false)
  await userEvent.click(screen.getByRole('radio', { name: 'List' }))
  expect(spies.view).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('radio', { name: 'Grid' }))
  expect(spies.view).toHaveBeenLastCalledWith('grid')
})
