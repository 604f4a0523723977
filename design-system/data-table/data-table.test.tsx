import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type ColumnState, type DataColumn, DataTable, type DataTableProps, type SortRule, sortRows } from './index.tsx'

afterEach(cleanup)

interface Row {
  id: string
  title: string
  answers: number
}
const rows: Row[] = ['d', 'a', 'c', 'b'].map((id, index) => ({ id, title: `Form ${id}`, answers: index * 10 }))
const columns: DataColumn<Row>[] = [
  { id: 'title', header: 'Title', value: (row) => row.title, sortable: true, pin: 'start' },
  { id: 'answers', header: 'Answers', value: (row) => row.answers, sortable: true, align: 'end', width: 100 },
  { id: 'more', header: 'Actions', value: () => '', cell: () => <button type="button">More</button> },
]

function Live({
  onState,
  onSelected,
  ...props
}: Partial<DataTableProps<Row>> & {
  onState?: (state: ColumnState) => void
  onSelected?: (ids: string[]) => void
}) {
  const [state, setState] = useState<ColumnState>({})
  const [sort, setSort] = useState<readonly SortRule[]>([])
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      label="Forms"
      columns={columns}
      rows={sortRows(rows, columns, sort, 'en')}
      rowKey={(row) => row.id}
      columnState={state}
      onColumnState={(next) => {
        onState?.(next)
        setState(next)
      }}
      sort={sort}
      onSort={setSort}
      selection={{
        selected,
        onChange: (next) => {
          onSelected?.([...next].sort())
          setSelected(next)
        },
        label: (row) => `Choose ${row.title}`,
        allLabel: 'Choose all',
      }}
      announceWidth={(column, px) => `${column} is ${px} wide`}
      announceMove={(column, position, count) => `${column} is ${position} of ${count}`}
      {...props}
    />
  )
}

const bodyRows = () => screen.getAllByRole('row').slice(1)
const titles = () => bodyRows().map((row) => within(row).getAllByRole('cell')[1]?.textContent)
const row = (title: string) => screen.getByText(title).closest('tr')!

test('is a table with counted rows', () => {
  render(<Live totalRows={500} rowOffset={20} />)
  expect(screen.getByRole('table', { name: 'Forms' }).getAttribute('aria-rowcount')).toBe('501')
  expect(bodyRows()[0]?.getAttribute('aria-rowindex')).toBe('22')
  expect(screen.getAllByRole('columnheader')).toHaveLength(4)
})

test('a head sorts up, down and back; Shift adds a rule', async () => {
  const user = userEvent.setup()
  render(<Live />)
  const head = () => screen.getByRole('columnheader', { name: 'Title' })
  expect(head().getAttribute('aria-sort')).toBe('none')
  await user.click(screen.getByRole('button', { name: 'Title' }))
  expect(head().getAttribute('aria-sort')).toBe('ascending')
  expect(titles()).toEqual(['Form a', 'Form b', 'Form c', 'Form d'])
  await user.keyboard('{Enter}')
  expect(head().getAttribute('aria-sort')).toBe('descending')
  expect(titles()[0]).toBe('Form d')
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('button', { name: 'Answers' }))
  await user.keyboard('{/Shift}')
  expect(head().getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('columnheader', { name: 'Answers' }).getAttribute('aria-sort')).toBe('ascending')
  await user.click(screen.getByRole('button', { name: 'Title' }))
  expect(titles()).toEqual(['Form d', 'Form a', 'Form c', 'Form b'])
})

test('the head is one tab stop; arrows walk, Shift resizes, Ctrl and Shift move, each is announced', async () => {
  const user = userEvent.setup()
  const onState = vi.fn()
  render(<Live onState={onState} />)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Choose all' }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Title' }))
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Answers' }))
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(onState).toHaveBeenLastCalledWith({ widths: { answers: 116 } })
  expect(screen.getByRole('status').textContent).toBe('Answers is 116 wide')
  await user.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')
  expect(onState.mock.lastCall?.[0].order).toEqual(['title', 'more', 'answers'])
  expect(screen.getByRole('status').textContent).toBe('Answers is 3 of 3')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Answers' }))
  await user.tab()
  expect(document.activeElement).toBe(row('Form d'))
})

test('rows: arrows, Home, End move; Space chooses, with Shift a range; Enter opens', async () => {
  const user = userEvent.setup()
  const onSelected = vi.fn()
  const onRowOpen = vi.fn()
  render(<Live onSelected={onSelected} onRowOpen={onRowOpen} />)
  row('Form d').focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(row('Form a'))
  await user.keyboard(' ')
  expect(onSelected).toHaveBeenLastCalledWith(['a'])
  expect(row('Form a').getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{End}{Shift>} {/Shift}')
  expect(onSelected).toHaveBeenLastCalledWith(['a', 'b', 'c'])
  await user.keyboard(' ')
  expect(onSelected).toHaveBeenLastCalledWith(['a', 'c'])
  await user.keyboard('{Home}{Control>}a{/Control}')
  expect(onSelected).toHaveBeenLastCalledWith(['a', 'b', 'c', 'd'])
  await user.keyboard('{Enter}')
  expect(onRowOpen).toHaveBeenCalledWith(rows[0])
})

test('Shift with an arrow extends, and takes back when it turns', async () => {
  const user = userEvent.setup()
  const onSelected = vi.fn()
  render(<Live onSelected={onSelected} />)
  row('Form d').focus()
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(onSelected).toHaveBeenLastCalledWith(['a', 'c', 'd'])
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(onSelected).toHaveBeenLastCalledWith(['a', 'd'])
})

test('by mouse: a box chooses, Shift from the last one; the head is mixed; controls keep their clicks', async () => {
  const user = userEvent.setup()
  const onSelected = vi.fn()
  const onRowOpen = vi.fn()
  render(<Live onSelected={onSelected} onRowOpen={onRowOpen} />)
  await user.click(screen.getByRole('checkbox', { name: 'Choose Form a' }))
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose all' })
  expect(all.indeterminate).toBe(true)
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Choose Form b' }))
  await user.keyboard('{/Shift}')
  expect(onSelected).toHaveBeenLastCalledWith(['a', 'b', 'c'])
  await user.click(all)
  expect(onSelected).toHaveBeenLastCalledWith(['a', 'b', 'c', 'd'])
  await user.click(all)
  expect(onSelected).toHaveBeenLastCalledWith([])
  await user.click(within(row('Form c')).getByRole('button', { name: 'More' }))
  expect(onRowOpen).not.toHaveBeenCalled()
  await user.click(screen.getByText('Form c'))
  expect(onRowOpen).toHaveBeenCalledWith(rows[2])
})

test('columns follow a saved state, whatever is in it', () => {
  render(<Live columnState={{ order: ['gone', 'more', 'title'], hidden: { answers: true, gone: true } }} />)
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['', 'Title', 'Actions'])
})

test('loading first shows the shape, later keeps the rows; error and empty have their say', () => {
  const { rerender } = render(<Live rows={[]} loading empty="No forms yet" />)
  expect(screen.queryByText('No forms yet')).toBeNull()
  expect(document.querySelectorAll('[data-slot=data-table-skeleton]').length).toBeGreaterThan(0)
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  rerender(<Live loading />)
  expect(titles()).toHaveLength(4)
  rerender(<Live rows={[]} empty="No forms yet" />)
  expect(screen.getByText('No forms yet')).toBeTruthy()
  rerender(<Live error="Could not load" empty="No forms yet" />)
  expect(screen.getByText('Could not load')).toBeTruthy()
  expect(screen.queryByText('Form a')).toBeNull()
})

test('what a cell remembers stays with its row when rows change places', async () => {
  const user = userEvent.setup()
  function Note() {
    const [open, setOpen] = useState(false)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        {open ? 'open' : 'closed'}
      </button>
    )
  }
  const noted = columns.map((column) => (column.id === 'more' ? { ...column, cell: () => <Note /> } : column))
  render(<Live columns={noted} />)
  await user.click(within(row('Form d')).getByRole('button'))
  expect(within(row('Form d')).getByRole('button').textContent).toBe('open')
  await user.click(screen.getByRole('button', { name: 'Title' }))
  expect(within(row('Form a')).getByRole('button').textContent).toBe('closed')
})

test('when the focused row goes, the next one has the focus', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Live rows={rows} />)
  row('Form d').focus()
  await user.keyboard('{ArrowDown}')
  rerender(<Live rows={rows.slice(0, 1)} />)
  expect(document.activeElement).toBe(row('Form d'))
})
