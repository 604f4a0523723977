import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '../dialog/index.tsx'
import { type KitLabels, KitLabelsProvider } from '../labels/index.tsx'
import type { TreeNode } from '../tree/index.tsx'
import { TreeSelect, type TreeSelectProps } from './index.tsx'

afterEach(cleanup)

const nodes: TreeNode[] = [
  {
    id: 'head',
    label: 'Head office',
    children: [
      { id: 'sales', label: 'Sales' },
      { id: 'support', label: 'Support', children: [{ id: 'night', label: 'Night shift' }] },
    ],
  },
  { id: 'branch', label: 'Branch', children: [{ id: 'b-sales', label: 'Sales abroad' }] },
]

function Live({ spy, ...props }: Partial<TreeSelectProps> & { spy?: (ids: string[]) => void }) {
  const [value, setValue] = useState(props.value ?? [])
  return (
    <TreeSelect
      label="Department"
      nodes={nodes}
      searchLabel="Search departments"
      emptyText="No department"
      removeLabel="Remove"
      loadingLabel="Loading"
      loadFailedLabel="Could not load"
      {...props}
      value={value}
      onChange={(ids) => {
        spy?.(ids)
        setValue(ids)
      }}
    />
  )
}

const trigger = () => screen.getByRole('combobox', { name: 'Department' })
const field = () => screen.getByRole('combobox', { name: 'Search departments' })
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label')
const shown = () => screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-label'))

test('is opened, walked and chosen by keyboard', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(field())
  expect(active()).toBe('Head office')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}')
  expect(active()).toBe('Night shift')
  await userEvent.keyboard('{ArrowLeft}')
  expect(active()).toBe('Support')
  await userEvent.keyboard('{End}{Home}{ArrowDown}{Enter}')
  expect(spy.mock.calls).toEqual([[['sales']]])
  expect(screen.queryByRole('tree')).toBeNull()
  expect(document.activeElement).toBe(trigger())
  expect(trigger().textContent).toBe('Sales')
})

test('opens on the way to the chosen one', async () => {
  render(<Live value={['night']} />)
  await userEvent.click(trigger())
  expect(active()).toBe('Night shift')
  expect(shown()).toEqual(['Head office', 'Sales', 'Support', 'Night shift', 'Branch'])
})

test('search keeps ancestors, goes to the first hit, and gives the tree back when emptied', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.click(trigger())
  await userEvent.keyboard('sales')
  expect(shown()).toEqual(['Head office', 'Sales', 'Branch', 'Sales abroad'])
  expect(active()).toBe('Sales')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(spy).toHaveBeenLastCalledWith(['b-sales'])
  await userEvent.click(trigger())
  await userEvent.keyboard('zz')
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('No department')
  await userEvent.clear(field())
  expect(shown()).toEqual(['Head office', 'Branch', 'Sales abroad'])
})

test('left and right move in the text once something is typed', async () => {
  render(<Live />)
  await userEvent.click(trigger())
  await userEvent.keyboard('saes{ArrowLeft}{ArrowLeft}l')
  expect(field()).toHaveProperty('value', 'sales')
})

test('checks: the popup stays, chips hold the topmost, Backspace takes the last', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} selection="check" />)
  await userEvent.click(trigger())
  await userEvent.click(screen.getByRole('treeitem', { name: 'Head office' }))
  await userEvent.click(screen.getByRole('treeitem', { name: 'Branch' }))
  expect(spy).toHaveBeenLastCalledWith(['head', 'branch'])
  expect(screen.getByRole('treeitem', { name: 'Branch' }).getAttribute('aria-checked')).toBe('true')
  await userEvent.keyboard('{Backspace}')
  expect(spy).toHaveBeenLastCalledWith(['head'])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Head office' }))
  expect(spy).toHaveBeenLastCalledWith([])
})

test('a check during a search counts on the whole tree', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} selection="check" checkStrategy="leaves" />)
  await userEvent.click(trigger())
  await userEvent.keyboard('sales')
  await userEvent.click(screen.getByRole('treeitem', { name: 'Head office' }))
  expect(spy).toHaveBeenLastCalledWith(['sales', 'night'])
})

test('draws some chips and counts the rest; names what is not loaded', () => {
  render(
    <Live selection="multiple" value={['sales', 'zz', 'night']} maxChips={2} chosen={[{ id: 'zz', label: 'Far' }]} />,
  )
  expect(screen.getByText('Far')).toBeTruthy()
  expect(screen.getByText('+1')).toBeTruthy()
})

test('a single choice can be cleared', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value={['sales']} clearLabel="Clear" />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(spy).toHaveBeenLastCalledWith([])
})

test('inside a dialog Escape closes only the tree', async () => {
  const spy = vi.fn()
  render(
    <Dialog open onOpenChange={() => {}} title="Move" closeLabel="Close">
      <Live spy={spy} />
    </Dialog>,
  )
  await userEvent.click(trigger())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tree')).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Move' })).toBeTruthy()
  await userEvent.click(trigger())
  await userEvent.click(screen.getByRole('treeitem', { name: 'Branch' }))
  expect(spy).toHaveBeenLastCalledWith(['branch'])
})

test('read-only does not open', async () => {
  render(<Live readOnly value={['sales']} />)
  await userEvent.click(trigger())
  expect(screen.queryByRole('tree')).toBeNull()
})

test('tells nothing to choose from apart from nothing found', async () => {
  const words = {
    'tree-select': { search: '', empty: '', noData: 'No data', loading: '', loadFailed: '', remove: '' },
    tree: { loading: '', loadFailed: '' },
  } as unknown as KitLabels
  render(
    <KitLabelsProvider labels={words}>
      <Live nodes={[]} />
    </KitLabelsProvider>,
  )
  await userEvent.click(trigger())
  expect(screen.getByText('No data')).toBeTruthy()
  await userEvent.type(field(), 'x')
  expect(screen.getByText('No department')).toBeTruthy()
})
