import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TreeTable, type TreeTableProps } from './index.tsx'

afterEach(cleanup)

interface Dept {
  id: string
  people: number
  children?: Dept[]
}
const depts: Dept[] = [
  {
    id: 'Company',
    people: 90,
    children: [
      { id: 'Sales', people: 40, children: [{ id: 'North', people: 12 }] },
      { id: 'Legal', people: 3 },
    ],
  },
  { id: 'Partners', people: 7 },
]

function Live({ spy, ...props }: Partial<TreeTableProps<Dept>> & { spy?: (open: string[]) => void }) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['Company']))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <TreeTable
      label="Departments"
      rows={depts}
      rowKey={(dept) => dept.id}
      childrenOf={(dept) => dept.children}
      columns={[
        { id: 'name', header: 'Name', value: (dept) => dept.id },
        { id: 'people', header: 'People', value: (dept) => dept.people, align: 'end' },
      ]}
      toggleLabel={(dept) => `Below ${dept.id}`}
      expanded={expanded}
      onExpanded={(next) => {
        spy?.([...next])
        setExpanded(next)
      }}
      selection={{ selected, onChange: setSelected, label: (dept) => `Choose ${dept.id}`, allLabel: 'Choose all' }}
      {...props}
    />
  )
}
const row = (name: string) => screen.getByText(name).closest('tr')!
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((each) => each.querySelectorAll('td')[1]?.textContent)

test('is a treegrid whose rows know their place', () => {
  render(<Live />)
  const grid = screen.getByRole('treegrid', { name: 'Departments' })
  expect(grid.getAttribute('aria-rowcount')).toBe('5')
  expect(row('Legal').getAttribute('aria-level')).toBe('2')
  expect(row('Legal').getAttribute('aria-posinset')).toBe('2')
  expect(row('Legal').getAttribute('aria-setsize')).toBe('2')
  expect(row('Legal').hasAttribute('aria-expanded')).toBe(false)
  expect(row('Sales').getAttribute('aria-expanded')).toBe('false')
  expect(screen.getAllByRole('gridcell').length).toBe(12)
})

test('right opens, then goes in; left goes up, then closes', async () => {
  const user = userEvent.setup()
  render(<Live />)
  row('Company').focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(row('Sales'))
  await user.keyboard('{ArrowRight}')
  expect(names()).toEqual(['Company', 'Sales', 'North', 'Legal', 'Partners'])
  expect(document.activeElement).toBe(row('Sales'))
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(row('North'))
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(names()).toEqual(['Company', 'Sales', 'Legal', 'Partners'])
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(names()).toEqual(['Company', 'Partners'])
  expect(document.activeElement).toBe(row('Company'))
})

test('right to left the arrows are mirrored', async () => {
  const user = userEvent.setup()
  render(
    <div dir="rtl">
      <Live />
    </div>,
  )
  row('Sales').focus()
  await user.keyboard('{ArrowLeft}')
  expect(row('Sales').getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{ArrowRight}')
  expect(row('Sales').getAttribute('aria-expanded')).toBe('false')
})

test('by mouse: the mark opens and does not open the row itself; boxes choose', async () => {
  const user = userEvent.setup()
  const onRowOpen = vi.fn()
  const spy = vi.fn()
  render(<Live onRowOpen={onRowOpen} spy={spy} />)
  await user.click(screen.getByRole('button', { name: 'Below Sales' }))
  expect(spy).toHaveBeenLastCalledWith(['Company', 'Sales'])
  expect(onRowOpen).not.toHaveBeenCalled()
  await user.click(screen.getByText('North'))
  expect(onRowOpen).toHaveBeenCalledWith({ id: 'North', people: 12 })
  await user.click(screen.getByRole('checkbox', { name: 'Choose North' }))
  expect(row('North').getAttribute('aria-selected')).toBe('true')
})

test('a row whose children are not here yet asks for them', async () => {
  const user = userEvent.setup()
  const spy = vi.fn()
  render(<Live hasChildren={(dept) => dept.id === 'Partners'} spy={spy} />)
  row('Partners').focus()
  await user.keyboard('{ArrowRight}')
  expect(spy).toHaveBeenLastCalledWith(['Company', 'Partners'])
  expect(row('Partners').getAttribute('aria-expanded')).toBe('true')
})
