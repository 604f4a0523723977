import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ColumnState } from '../data-table/index.tsx'
import { ColumnSettings } from './index.tsx'

afterEach(cleanup)

const columns = [
  { id: 'name', header: 'Name', hideable: false },
  { id: 'status', header: 'Status' },
  { id: 'owner', header: 'Owner' },
]

function Live({ spy, initial = {} }: { spy?: (state: ColumnState) => void; initial?: ColumnState }) {
  const [state, setState] = useState<ColumnState>(initial)
  return (
    <ColumnSettings
      columns={columns}
      state={state}
      onChange={(next) => {
        spy?.(next)
        setState(next)
      }}
      labels={{
        trigger: 'Columns',
        show: (column) => `Show ${column}`,
        pinStart: (column) => `Pin ${column}`,
        moveUp: (column) => `Move ${column} up`,
        moveDown: (column) => `Move ${column} down`,
        moved: (column, position, count) => `${column} is ${position} of ${count}`,
        reset: 'Reset',
      }}
    />
  )
}

const order = () => screen.getAllByRole('listitem').map((item) => item.textContent)
const button = (name: string) => screen.getByRole('button', { name })
async function open(spy?: (state: ColumnState) => void, initial?: ColumnState) {
  const user = userEvent.setup()
  render(<Live {...(spy && { spy })} {...(initial && { initial })} />)
  await user.click(button('Columns'))
  return user
}

test('shows and hides, but not what must stay', async () => {
  const spy = vi.fn()
  const user = await open(spy)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Show Name' }).disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Show Status' }))
  expect(spy).toHaveBeenLastCalledWith({ hidden: { status: true } })
})

test('moves by button, keeps the focus on it and says where to', async () => {
  const user = await open()
  await user.click(button('Move Owner up'))
  expect(order()).toEqual(['Name', 'Owner', 'Status'])
  expect(document.activeElement).toBe(button('Move Owner up'))
  expect(screen.getByRole('status').textContent).toBe('Owner is 2 of 3')
  await user.keyboard('{Enter}')
  expect(order()).toEqual(['Owner', 'Name', 'Status'])
  expect(button('Move Owner up').getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button('Move Owner up'))
  await user.keyboard('{Enter}')
  expect(order()).toEqual(['Owner', 'Name', 'Status'])
})

test('a pinned column goes to the start, and back', async () => {
  const user = await open()
  await user.click(button('Pin Owner'))
  expect(order()).toEqual(['Owner', 'Name', 'Status'])
  expect(button('Pin Owner').getAttribute('aria-pressed')).toBe('true')
  await user.click(button('Pin Owner'))
  expect(order()).toEqual(['Name', 'Status', 'Owner'])
})

test('reset forgets everything', async () => {
  const spy = vi.fn()
  const user = await open(spy, { order: ['owner', 'name'], widths: { name: 300 }, hidden: { status: true } })
  await user.click(button('Reset'))
  expect(spy).toHaveBeenLastCalledWith({})
  expect(order()).toEqual(['Name', 'Status', 'Owner'])
})

test('Escape closes and the focus is back on the button', async () => {
  const user = await open()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button('Columns'))
})
