import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tree, type TreeNode, type TreeProps } from './index.tsx'

afterEach(cleanup)

const nodes: TreeNode[] = [
  {
    id: 'head',
    label: 'Head office',
    children: [
      { id: 'sales', label: 'Sales', children: [{ id: 'north', label: 'North' }] },
      { id: 'support', label: 'Support', children: [{ id: 'night', label: 'Night' }] },
      { id: 'stock', label: 'Stock', disabled: true },
    ],
  },
  { id: 'branch', label: 'Branch', children: [{ id: 'desk', label: 'Desk' }] },
  { id: 'shop', label: 'Shop' },
]

function Live({ spy, ...props }: Partial<TreeProps> & { spy?: (ids: string[]) => void }) {
  const [value, setValue] = useState(props.value ?? [])
  return (
    <Tree
      label="Departments"
      nodes={nodes}
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

const tree = () => screen.getByRole('tree', { name: 'Departments' })
const active = () =>
  document.getElementById(tree().getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label')
const shown = () => screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-label'))

test.each<[string, string]>([
  ['{ArrowDown}', 'Sales'],
  ['{ArrowDown}{ArrowDown}{ArrowUp}', 'Sales'],
  ['{ArrowUp}', 'Head office'],
  ['{End}', 'Shop'],
  ['{End}{Home}', 'Head office'],
  ['{PageDown}', 'Shop'],
  ['{PageDown}{PageUp}', 'Head office'],
  ['{ArrowRight}', 'Sales'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'North'],
  ['{End}{ArrowRight}', 'Shop'],
  ['{ArrowDown}{ArrowLeft}', 'Head office'],
  ['s', 'Sales'],
  ['ss', 'Support'],
  ['sto', 'Stock'],
  ['sss', 'Stock'],
  ['ssss', 'Shop'],
])('keys %s go to %s', async (keys, expected) => {
  render(<Live defaultExpanded={['head']} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(tree())
  await userEvent.keyboard(keys)
  expect(active()).toBe(expected)
})

test('right opens, left closes; * opens all siblings', async () => {
  render(<Live />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toEqual(['Head office', 'Sales', 'Support', 'Stock', 'Branch', 'Shop'])
  expect(screen.getByRole('treeitem', { name: 'Head office' }).getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{ArrowLeft}')
  expect(shown()).toEqual(['Head office', 'Branch', 'Shop'])
  await userEvent.keyboard('*')
  expect(shown()).toEqual(['Head office', 'Sales', 'Support', 'Stock', 'Branch', 'Desk', 'Shop'])
  expect(screen.getByRole('treeitem', { name: 'Shop' }).hasAttribute('aria-expanded')).toBe(false)
})

test('says level, position and size of the set', () => {
  render(<Live defaultExpanded={['head']} />)
  const item = screen.getByRole('treeitem', { name: 'Support' })
  expect(['level', 'posinset', 'setsize'].map((name) => item.getAttribute(`aria-${name}`))).toEqual(['2', '2', '3'])
})

test('one is chosen by Enter, Space and click; the disabled is not', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} defaultExpanded={['head']} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown} ')
  expect(spy.mock.calls).toEqual([[['sales']], [['support']]])
  expect(screen.getByRole('treeitem', { name: 'Support' }).getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await userEvent.click(screen.getByRole('treeitem', { name: 'Stock' }))
  expect(spy).toHaveBeenCalledTimes(2)
  await userEvent.click(screen.getByRole('treeitem', { name: 'Shop' }))
  expect(spy).toHaveBeenLastCalledWith(['shop'])
})

test('leaves only: a parent opens instead', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} leavesOnly />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(spy).not.toHaveBeenCalled()
  expect(shown()).toContain('Sales')
})

test('several: Space, Shift with arrows and click, Ctrl A', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} selection="multiple" defaultExpanded={['head']} />)
  expect(tree().getAttribute('aria-multiselectable')).toBe('true')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(spy).toHaveBeenLastCalledWith(['head'])
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(spy).toHaveBeenLastCalledWith(['head', 'sales', 'support'])
  const user = userEvent.setup()
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('treeitem', { name: 'Branch' }))
  await user.keyboard('{/Shift}')
  expect(spy).toHaveBeenLastCalledWith(['head', 'sales', 'support', 'branch'])
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(spy).toHaveBeenLastCalledWith(['head', 'sales', 'support', 'branch', 'shop'])
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(spy).toHaveBeenLastCalledWith([])
})

test('boxes have three states', async () => {
  render(<Live selection="check" checkStrategy="leaves" defaultExpanded={['head', 'sales', 'branch']} />)
  const checked = (name: string) => screen.getByRole('treeitem', { name }).getAttribute('aria-checked')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown} ')
  expect([checked('Head office'), checked('Sales'), checked('North'), checked('Branch')]).toEqual([
    'mixed',
    'true',
    'true',
    'false',
  ])
  await userEvent.click(screen.getByRole('treeitem', { name: 'Branch' }))
  expect(checked('Desk')).toBe('true')
})

test('the twisty opens without choosing', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.click(screen.getByRole('treeitem', { name: 'Branch' }).querySelector('[data-slot=tree-twisty]')!)
  expect(shown()).toContain('Desk')
  expect(spy).not.toHaveBeenCalled()
})

test('lazy children: busy while they come; a failure is said and can be tried again', async () => {
  let settle = { resolve: () => {}, reject: () => {} }
  const load = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        settle = { resolve, reject: () => reject(new Error('offline')) }
      }),
  )
  function Lazy() {
    const [children, setChildren] = useState<TreeNode[]>()
    return (
      <Live
        nodes={[{ id: 'p', label: 'Province', lazy: true, children }]}
        onLoadChildren={async () => {
          await load()
          setChildren([{ id: 'c', label: 'City' }])
        }}
      />
    )
  }
  render(<Lazy />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('treeitem').getAttribute('aria-busy')).toBe('true')
  settle.reject()
  const failed = await screen.findByRole('treeitem', { name: 'Province Could not load' })
  expect(failed.getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByRole('status').textContent).toBe('Province Could not load')
  await userEvent.keyboard('{ArrowRight}')
  settle.resolve()
  expect(await screen.findByRole('treeitem', { name: 'City' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a folded branch takes the cursor to its head', async () => {
  const { rerender } = render(<Live expanded={new Set(['head', 'sales'])} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('North')
  rerender(<Live expanded={new Set(['head'])} />)
  expect(active()).toBe('Sales')
})

test('above 200 visible rows only those in sight are in the document, and the active one', async () => {
  const many = Array.from({ length: 10_000 }, (_, n) => ({ id: `n${n}`, label: `Node ${n}` }))
  render(<Live nodes={[{ id: 'root', label: 'All', children: many }]} defaultExpanded={['root']} />)
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(60)
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  expect(active()).toBe('Node 9999')
})
