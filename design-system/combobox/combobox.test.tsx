import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '../dialog/index.tsx'
import { type KitLabels, KitLabelsProvider } from '../labels/index.tsx'
import { Combobox, type ComboboxProps } from './index.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const options = [
  { id: '1', label: 'Anna', description: 'Design' },
  { id: '2', label: 'Bert', disabled: true },
  { id: '3', label: 'Carl' },
]

function Live({ spy, ...props }: Partial<ComboboxProps> & { spy?: (ids: string[]) => void }) {
  const [value, setValue] = useState(props.value ?? [])
  return (
    <Combobox
      label="People"
      options={options}
      searchLabel="Search people"
      emptyText="Nobody"
      removeLabel="Remove"
      {...props}
      value={value}
      onChange={(ids) => {
        spy?.(ids)
        setValue(ids)
      }}
    />
  )
}

const open = () => userEvent.click(screen.getByRole('combobox', { name: 'People' }))
const active = () => {
  const id = screen.getByRole('combobox', { name: 'Search people' }).getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.textContent
}

test('is walked and chosen by keyboard, passing over the disabled', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await open()
  expect(active()).toBe('AnnaDesign')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Carl')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('AnnaDesign')
  await userEvent.keyboard('{End}{Enter}')
  expect(spy).toHaveBeenLastCalledWith(['3'])
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'People' }))
})

test('opens on the chosen one', async () => {
  render(<Live value={['3']} />)
  await open()
  expect(active()).toBe('Carl')
})

test('filters by name and description, and says when nothing fits', async () => {
  render(<Live />)
  await open()
  await userEvent.keyboard('design')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await userEvent.keyboard('xx')
  expect(screen.getByRole('status').textContent).toBe('Nobody')
  await userEvent.keyboard('{Enter}')
})

test('several: stays open, shows chips, Backspace takes the last', async () => {
  const spy = vi.fn()
  render(<Live multiple spy={spy} value={['3']} />)
  await open()
  await userEvent.click(screen.getByRole('option', { name: /Anna/ }))
  expect(spy).toHaveBeenLastCalledWith(['3', '1'])
  expect(screen.getByRole('listbox')).toBeTruthy()
  await userEvent.keyboard('{Backspace}')
  expect(spy).toHaveBeenLastCalledWith(['3'])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Carl' }))
  expect(spy).toHaveBeenLastCalledWith([])
})

test('asks the server 430 ms after the last key', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const onSearch = vi.fn()
  render(<Live onSearch={onSearch} />)
  await user.click(screen.getByRole('combobox', { name: 'People' }))
  await user.keyboard('an')
  expect(onSearch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(430)
  expect(onSearch.mock.calls).toEqual([['an']])
})

test('shows the name of a chosen one that is not on offer', () => {
  render(<Live value={['9']} chosen={[{ id: '9', label: 'Zoe' }]} />)
  expect(screen.getByText('Zoe')).toBeTruthy()
})

test('works with the mouse inside a dialog; Escape closes only the list', async () => {
  const spy = vi.fn()
  render(
    <Dialog open onOpenChange={() => {}} title="Assign" closeLabel="Close">
      <Live spy={spy} />
    </Dialog>,
  )
  await open()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Assign' })).toBeTruthy()
  await open()
  await userEvent.click(screen.getByRole('option', { name: 'Carl' }))
  expect(spy).toHaveBeenLastCalledWith(['3'])
})

test('read-only does not open', async () => {
  render(<Live readOnly value={['1']} />)
  await open()
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('of thousands only those in sight are drawn; the keys reach all of them', async () => {
  const spy = vi.fn()
  const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `o${index}`, label: `Option ${index}` }))
  render(<Live spy={spy} options={many} value={['o5000']} />)
  await open()
  expect(active()).toBe('Option 5000')
  expect(screen.getAllByRole('option').length).toBeLessThan(100)
  const shown = screen.getByRole('option', { name: 'Option 5000' })
  expect(shown.getAttribute('aria-posinset')).toBe('5001')
  expect(shown.getAttribute('aria-setsize')).toBe('10000')
  await userEvent.keyboard('{End}')
  expect(active()).toBe('Option 9999')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Option 0')
  await userEvent.keyboard('77{ArrowDown}{Enter}')
  expect(spy).toHaveBeenLastCalledWith(['o177'])
})

test('says that there is no data where there is nothing to choose from, and that nothing was found after a search', async () => {
  const words = {
    combobox: { search: 'Search people', empty: 'Nothing found', noData: 'No data', loading: '', remove: '' },
  }
  render(
    // The words of this part only.
    <KitLabelsProvider labels={words as KitLabels}>
      <Combobox label="People" value={[]} onChange={() => undefined} options={[]} />
    </KitLabelsProvider>,
  )
  await open()
  expect(screen.getByText('No data')).toBeTruthy()
  await userEvent.keyboard('zzz')
  expect(screen.getByText('Nothing found')).toBeTruthy()
})
