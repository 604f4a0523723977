import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TableSelect, type TableSelectProps } from './index.tsx'

afterEach(cleanup)
// user-event walks radio buttons with a selector, and jsdom has no CSS.escape; the names here need none.
vi.stubGlobal('CSS', { escape: (text: string) => text })

interface Room {
  id: string
  name: string
  places: number
}
const rooms: Room[] = [
  { id: 'a', name: 'Garden', places: 12 },
  { id: 'b', name: 'Attic', places: 0 },
  { id: 'c', name: 'Hall', places: 80 },
  { id: 'd', name: 'Cellar', places: 6 },
]

function Live({ spy, ...props }: Partial<TableSelectProps<Room>> & { spy?: (keys: string[]) => void }) {
  const [value, setValue] = useState(props.value ?? [])
  return (
    <TableSelect
      label="Room"
      columns={[
        { id: 'name', header: 'Name', cell: (room) => room.name },
        { id: 'places', header: 'Places', cell: (room) => room.places, align: 'end' },
      ]}
      rows={rooms}
      rowKey={(room) => room.id}
      disabledReason={(room) => (room.places === 0 ? 'Fully booked' : undefined)}
      labels={{
        chosen: (count, max) => `${count} of ${max ?? 'any'}`,
        tooFew: (min) => `At least ${min}`,
        tooMany: (max) => `At most ${max}`,
        empty: 'None',
      }}
      {...props}
      value={value}
      onChange={(next) => {
        spy?.(next)
        setValue(next)
      }}
    />
  )
}

test('one row: a radio button named by its first cell, arrows choose and skip what is closed', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Garden' }))
  expect(spy).toHaveBeenLastCalledWith(['a'])
  await userEvent.keyboard('{ArrowDown}')
  expect(spy).toHaveBeenLastCalledWith(['c'])
  const closed = screen.getByRole<HTMLInputElement>('radio', { name: 'Attic' })
  expect(closed.disabled).toBe(true)
  expect(document.getElementById(closed.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Fully booked')
})

test('a click anywhere in the row chooses', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.click(screen.getByText('80'))
  expect(spy).toHaveBeenLastCalledWith(['c'])
})

test('several rows keep the order of the table; too few and too many are told', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} multiple min={2} max={2} />)
  const status = () => screen.getByRole('status').textContent
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cellar' }))
  expect(status()).toBe('At least 2')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Garden' }))
  expect(spy).toHaveBeenLastCalledWith(['a', 'd'])
  expect(status()).toBe('2 of 2')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hall' }))
  expect(spy).toHaveBeenCalledTimes(2)
  expect(status()).toBe('At most 2')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Garden' }))
  expect(spy).toHaveBeenLastCalledWith(['d'])
})

test('read-only takes nothing', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} readOnly value={['a']} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Hall' }))
  expect(spy).not.toHaveBeenCalled()
})
