import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Transfer, type TransferProps } from './index.tsx'

afterEach(cleanup)

const items = [
  { id: '1', label: 'Anna', description: 'Design' },
  { id: '2', label: 'Bert' },
  { id: '3', label: 'Carl', disabled: true },
  { id: '4', label: 'Dora' },
  { id: '5', label: 'Bob' },
]
const labels = {
  available: 'Available',
  chosen: 'Chosen',
  search: 'search',
  clearSearch: 'Clear',
  add: 'Move to chosen',
  remove: 'Move back',
  markAll: 'mark all',
  empty: 'Nobody',
  count: (marked: number, total: number) => `${marked} of ${total}`,
  moved: (count: number, list: string) => `${count} moved to ${list}`,
}

function Live({ spy, ...props }: Partial<TransferProps> & { spy?: (ids: string[]) => void }) {
  const [value, setValue] = useState(props.value ?? [])
  return (
    <Transfer
      label="Members"
      items={items}
      labels={labels}
      {...props}
      value={value}
      onChange={(ids) => {
        spy?.(ids)
        setValue(ids)
      }}
    />
  )
}

const list = (name: string) => screen.getByRole('listbox', { name })
const names = (of: string) =>
  within(list(of))
    .queryAllByRole('option')
    .map((option) => option.querySelector('.block')?.textContent)
const active = (of: string) =>
  document.getElementById(list(of).getAttribute('aria-activedescendant') ?? '')?.querySelector('.block')?.textContent
const marked = () =>
  screen.getAllByRole('option', { selected: true }).map((option) => option.querySelector('.block')?.textContent)

test.each<[string, string]>([
  ['{ArrowDown}', 'Bert'],
  ['{ArrowDown}{ArrowDown}', 'Carl'],
  ['{ArrowUp}', 'Anna'],
  ['{End}', 'Bob'],
  ['{End}{Home}', 'Anna'],
  ['{PageDown}', 'Bob'],
  ['{PageDown}{PageUp}', 'Anna'],
  ['b', 'Bert'],
  ['bb', 'Bob'],
  ['bo', 'Bob'],
])('keys %s go to %s', async (keys, expected) => {
  render(<Live />)
  list('Available').focus()
  await userEvent.keyboard(keys)
  expect(active('Available')).toBe(expected)
})

test('Space marks, Enter moves; the cursor stays, counts follow, the move is announced', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value={['5']} />)
  list('Available').focus()
  await userEvent.keyboard(' {ArrowDown} ')
  expect(screen.getByText('2 of 4')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(spy).toHaveBeenLastCalledWith(['5', '1', '2'])
  expect(names('Chosen')).toEqual(['Bob', 'Anna', 'Bert'])
  expect(screen.getByRole('status').textContent).toBe('2 moved to Chosen')
  expect(document.activeElement).toBe(list('Available'))
  expect(active('Available')).toBe('Dora')
  expect(screen.getByText('0 of 2')).toBeTruthy()
})

test('Enter without marks moves the current item; a disabled one stays', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  list('Available').focus()
  await userEvent.keyboard('c{Enter}')
  expect(spy).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(spy.mock.calls).toEqual([[['4']]])
})

test('Shift with arrows marks on the way, Ctrl A all that can be', async () => {
  render(<Live />)
  list('Available').focus()
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  expect(marked()).toEqual(['Anna', 'Bert', 'Dora'])
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(marked()).toEqual(['Anna', 'Bert', 'Dora', 'Bob'])
})

test('click and button move, back too; focus goes to the list, not to nowhere', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  expect(screen.getByRole('button', { name: 'Move to chosen' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('option', { name: /Anna/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Move to chosen' }))
  expect(spy).toHaveBeenLastCalledWith(['1'])
  expect(document.activeElement).toBe(list('Available'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Chosen mark all' }))
  await userEvent.click(screen.getByRole('button', { name: 'Move back' }))
  expect(spy).toHaveBeenLastCalledWith([])
  await userEvent.dblClick(screen.getByRole('option', { name: 'Bob' }))
  expect(spy).toHaveBeenLastCalledWith(['5'])
})

test('search looks at descriptions; all means what is shown', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  const search = screen.getByRole('searchbox', { name: 'Available search' })
  await userEvent.type(search, 'design')
  expect(names('Available')).toEqual(['Anna'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Available mark all' }))
  await userEvent.click(screen.getByRole('button', { name: 'Move to chosen' }))
  expect(spy).toHaveBeenLastCalledWith(['1'])
  expect(screen.getByText('Nobody')).toBeTruthy()
})

test('chosen ids without an item are kept', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value={['gone', '4']} />)
  await userEvent.dblClick(screen.getByRole('option', { name: 'Dora' }))
  expect(spy).toHaveBeenLastCalledWith(['gone'])
})

test('disabled, nothing moves', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} disabled />)
  await userEvent.dblClick(screen.getByRole('option', { name: 'Bob' }))
  list('Available').focus()
  await userEvent.keyboard('{Enter}')
  expect(spy).not.toHaveBeenCalled()
})

test('ten thousand items draw only those in sight', async () => {
  const many = Array.from({ length: 10_000 }, (_, n) => ({ id: `${n}`, label: `Person ${n}` }))
  render(<Live items={many} />)
  expect(screen.getAllByRole('option').length).toBeLessThan(60)
  list('Available').focus()
  await userEvent.keyboard('{End}')
  expect(active('Available')).toBe('Person 9999')
})
