import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Tree, type TreeNode } from './index.tsx'

afterEach(cleanup)

const texts = { label: 'Departments', loadingLabel: 'Loading', loadFailedLabel: 'Failed' }
const activeRow = () => document.querySelector('[data-slot=tree-row][data-active]')!

test('of a branch of 10,000 nodes only the rows in sight are drawn, with boxes', async () => {
  const children = Array.from({ length: 10_000 }, (_, n): TreeNode => ({ id: `n${n}`, label: `Node ${n}` }))
  render(<Tree {...texts} nodes={[{ id: 'root', label: 'All', children }]} selection="check" value={['n7']} />)
  const tree = screen.getByRole('tree')
  tree.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('treeitem', { name: 'Node 3' })).toBeTruthy()
  // How long it takes `npm run bench` says.
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(100)
  expect(screen.queryByRole('treeitem', { name: 'Node 9999' })).toBeNull()
})

test('the active row stays in sight and right under the scroll position', async () => {
  const nodes = Array.from({ length: 1000 }, (_, n): TreeNode => ({ id: `n${n}`, label: `Node ${n}` }))
  render(<Tree {...texts} nodes={nodes} />)
  const tree = screen.getByRole('tree')
  tree.focus()
  await userEvent.keyboard('{End}')
  expect(activeRow().getAttribute('aria-label')).toBe('Node 999')
  const row = activeRow().getBoundingClientRect()
  const frame = tree.getBoundingClientRect()
  expect(row.bottom).toBeLessThanOrEqual(frame.bottom + 1)
  expect(row.top).toBeGreaterThanOrEqual(frame.top)
  tree.scrollTop = 0
  await expect.poll(() => screen.queryByRole('treeitem', { name: 'Node 0' })).toBeTruthy()
  // Scrolled away, the active row is still there for aria-activedescendant.
  expect(document.getElementById(tree.getAttribute('aria-activedescendant')!)).toBe(activeRow())
})

test('right to left, the left arrow opens', async () => {
  render(
    <div dir="rtl">
      <Tree {...texts} nodes={[{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }]} />
    </div>,
  )
  screen.getByRole('tree').focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('treeitem', { name: 'B' })).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.queryByRole('treeitem', { name: 'B' })).toBeNull()
})
