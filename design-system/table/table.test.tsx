import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Table, type TableProps } from './index.tsx'

afterEach(cleanup)

interface Row {
  id: string
  title: string
}
const rows: Row[] = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: `Form ${id}` }))

function Live({ spy, ...props }: Partial<TableProps<Row>> & { spy?: (ids: string[]) => void }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['elsewhere']))
  return (
    <Table
      caption="Forms"
      columns={[
        { id: 'title', header: 'Title', cell: (row) => row.title },
        { id: 'more', header: 'Actions', cell: () => <button type="button">More</button> },
      ]}
      rows={rows}
      rowKey={(row) => row.id}
      selection={{
        selected,
        onChange: (next) => {
          spy?.([...next].sort())
          setSelected(next)
        },
        label: (row) => `Choose ${row.title}`,
        allLabel: 'Choose all',
      }}
      {...props}
    />
  )
}

test('choosing all adds this page and keeps other pages; mixed is told', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Form b' }))
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose all' })
  expect(all.indeterminate).toBe(true)
  await userEvent.click(all)
  expect(spy).toHaveBeenLastCalledWith(['a', 'b', 'c', 'd', 'elsewhere'])
  await userEvent.click(all)
  expect(spy).toHaveBeenLastCalledWith(['elsewhere'])
})

test('Shift chooses the range from the last one', async () => {
  const user = userEvent.setup()
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await user.click(screen.getByRole('checkbox', { name: 'Choose Form a' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Choose Form c' }))
  await user.keyboard('{/Shift}')
  expect(spy).toHaveBeenLastCalledWith(['a', 'b', 'c', 'elsewhere'])
})

test('a row opens by click and Enter, its controls keep their meaning', async () => {
  const onRowClick = vi.fn()
  render(<Live onRowClick={onRowClick} />)
  const row = screen.getAllByRole('row')[1]!
  await userEvent.click(within(row).getByRole('button', { name: 'More' }))
  await userEvent.click(within(row).getByRole('checkbox'))
  expect(onRowClick).not.toHaveBeenCalled()
  await userEvent.click(within(row).getByText('Form a'))
  row.focus()
  await userEvent.keyboard('{Enter}')
  expect(onRowClick).toHaveBeenCalledTimes(2)
})

test('loading first shows a skeleton, later keeps the rows; empty has its say', () => {
  const { rerender } = render(<Live rows={[]} loading empty="No forms yet" />)
  expect(screen.queryByText('No forms yet')).toBeNull()
  expect(screen.getByRole('table', { name: 'Forms' }).getAttribute('aria-busy')).toBe('true')
  rerender(<Live loading />)
  expect(screen.getByText('Form a')).toBeTruthy()
  rerender(<Live rows={[]} empty="No forms yet" />)
  expect(screen.getByText('No forms yet')).toBeTruthy()
})
