import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Flow, FlowEdit, FlowItem } from './flow.ts'
import { WorkflowCanvas, type WorkflowCanvasProps } from './index.tsx'
import { sampleFlow } from './sample-flow.ts'
import { englishLabels as labels } from './sample-labels.ts'

afterEach(cleanup)

const onEdit = vi.fn<(edit: FlowEdit) => void>()
const onSelect = vi.fn<(id: string) => void>()

/** Carries out what the tests ask for: nothing of it is the canvas's. */
function change(flow: Flow, edit: FlowEdit): Flow {
  const block = (items: readonly FlowItem[], branch: string | undefined): FlowItem[] => {
    const next = items
      .filter((item) => edit.do !== 'remove' || item.id !== edit.id)
      .map((item) => {
        if (!('branches' in item)) return item
        let branches = item.branches.map((each) => ({ ...each, body: block(each.body, each.id) }))
        if (edit.do === 'add-branch' && edit.split === item.id)
          branches.splice(-1, 0, { id: 'new-branch', name: 'New branch', body: [] })
        if (edit.do === 'move-branch') {
          const at = branches.findIndex((each) => each.id === edit.id)
          const [moved] = at < 0 ? [] : branches.splice(at, 1)
          if (moved) branches = branches.toSpliced(at + edit.by, 0, moved)
        }
        return { ...item, branches }
      })
    if (edit.do === 'insert' && edit.gap.branch === branch)
      next.splice(edit.gap.index, 0, { id: 'new', kind: 'copy', name: 'New step' })
    return next
  }
  return { ...flow, body: block(flow.body, undefined) }
}

function Live(p: Partial<WorkflowCanvasProps>) {
  const [flow, setFlow] = useState(p.flow ?? sampleFlow)
  const [selected, setSelected] = useState<string>()
  return (
    <div style={{ height: 500 }}>
      <WorkflowCanvas
        className="h-full"
        label="Leave request"
        labels={labels}
        selectedId={selected}
        onSelect={(id) => {
          onSelect(id)
          setSelected(id)
        }}
        onEdit={(edit) => {
          onEdit(edit)
          setFlow(change(flow, edit))
        }}
        {...p}
        flow={flow}
      />
    </div>
  )
}

const focused = () => document.activeElement?.getAttribute('data-id')
const start = async (p: Partial<WorkflowCanvasProps> = {}) => {
  onEdit.mockClear()
  onSelect.mockClear()
  render(<Live {...p} />)
  screen.getByRole('treeitem', { name: /^Start:/ }).focus()
}

test('is a tree of items that know their level, place and state', () => {
  render(
    <Live
      flow={{
        ...sampleFlow,
        body: [{ id: 'a', kind: 'approve', name: 'Leader', summary: 'one person', state: 'current', problems: 2 }],
      }}
    />,
  )
  expect(screen.getByRole('tree', { name: 'Leave request' })).toBeTruthy()
  const item = screen.getByRole('treeitem', { name: /^Approver: Leader ?, 2 problems ?, one person ?, under way$/ })
  expect(item.getAttribute('aria-posinset')).toBe('2')
  expect(item.getAttribute('aria-setsize')).toBe('3')
  expect(item.getAttribute('aria-current')).toBe('step')
})

// The keyboard table.
test('arrows walk the sequence and across branches; Home and End; one tab stop', async () => {
  await start()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('long')
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('short')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('notice')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('hr')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('end')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('start')
  expect(document.querySelectorAll('[role=treeitem][tabindex="0"]')).toHaveLength(1)
})

test('right to left, left goes to the next branch', async () => {
  document.documentElement.dir = 'rtl'
  await start()
  screen.getByRole('treeitem', { name: /三天以上/ }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('short')
  document.documentElement.removeAttribute('dir')
})

test.each(['{Enter}', ' '])('%s opens the place', async (key) => {
  await start()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard(key)
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('leader')
  expect(screen.getByRole('treeitem', { selected: true }).dataset.id).toBe('leader')
})

test.each(['{Insert}', '+'])('%s opens the menu; what is added takes the focus and is announced', async (key) => {
  await start()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard(key)
  await expect.poll(() => document.activeElement?.textContent).toBe('Approver')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement?.textContent).toBe('Handler')
  await userEvent.keyboard('{Enter}')
  expect(onEdit).toHaveBeenCalledExactlyOnceWith({ do: 'insert', gap: { branch: undefined, index: 1 }, kind: 'handle' })
  await expect.poll(focused).toBe('new')
  await expect.poll(() => screen.queryByRole('menu')).toBeNull()
  expect(focused()).toBe('new')
  expect(screen.getByRole('status').textContent).toBe('New step added')
})

test('Escape closes the menu and the walk goes on', async () => {
  await start()
  await userEvent.keyboard('{ArrowDown}{Insert}')
  await expect.poll(() => screen.queryByRole('menu')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await expect.poll(focused).toBe('leader')
  expect(onEdit).not.toHaveBeenCalled()
})

test('after a split the menu offers another branch', async () => {
  await start()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Insert}')
  await expect.poll(() => document.activeElement?.textContent).toBe('Add branch')
  await userEvent.keyboard('{Enter}')
  expect(onEdit).toHaveBeenCalledExactlyOnceWith({ do: 'add-branch', split: 'days' })
  await expect.poll(focused).toBe('new-branch')
})

test.each([
  '{Delete}',
  '{Backspace}',
])('%s removes, the focus goes to what was above; start and end stay', async (key) => {
  await start()
  await userEvent.keyboard(key)
  expect(onEdit).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard(key)
  expect(onEdit).toHaveBeenCalledExactlyOnceWith({ do: 'remove', id: 'leader' })
  expect(focused()).toBe('start')
})

test('Alt with an arrow changes the priority, never that of the default branch', async () => {
  const branch = (id: string, rest = {}) => ({ id, name: id, body: [], ...rest })
  const branches = [branch('one'), branch('two'), branch('rest', { default: true })]
  await start({ flow: { ...sampleFlow, body: [{ id: 'days', kind: 'cond', name: 'Days', branches }] } })
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Alt>}{ArrowRight}{/Alt}')
  expect(onEdit).toHaveBeenCalledExactlyOnceWith({ do: 'move-branch', id: 'one', by: 1 })
  expect(focused()).toBe('one')
  expect(screen.getByRole('status').textContent).toBe('one is now 2 of 3')
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(onEdit).toHaveBeenCalledOnce()
})

test('read-only: it is walked and opened, not changed', async () => {
  await start({ readOnly: true })
  await userEvent.keyboard('{ArrowDown}{Insert}{Delete}+')
  expect(onEdit).not.toHaveBeenCalled()
  expect(document.querySelector('[data-slot=workflow-add]')).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('leader')
})

test('by pointer: the plus on an edge adds there', async () => {
  await start()
  const [, second] = document.querySelectorAll('[data-slot=workflow-add]')
  if (second) await userEvent.click(second)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy' }))
  expect(onEdit).toHaveBeenCalledExactlyOnceWith({ do: 'insert', gap: { branch: undefined, index: 1 }, kind: 'copy' })
})

test('zoom by buttons, and to fit', async () => {
  await start()
  const card = () => document.querySelector('[data-slot=workflow-card]')?.getBoundingClientRect().width ?? 0
  const before = card()
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(card()).toBeCloseTo(before * 1.1, 0)
  await userEvent.click(screen.getByRole('button', { name: 'Fit' }))
  const scroller = document.querySelector('[data-slot=workflow-tree]')?.parentElement?.parentElement
  expect(card()).toBeLessThan(before)
  expect(scroller && scroller.scrollWidth <= scroller.clientWidth).toBe(true)
})

test('the outline is lists of buttons that do the same', async () => {
  await start()
  await userEvent.click(screen.getByRole('radio', { name: 'Outline' }))
  expect(screen.queryByRole('tree')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Copy: 抄送考勤, 考勤组' }))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('notice')
  await userEvent.click(screen.getByRole('button', { name: 'Add after 部门负责人' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy' }))
  expect(onEdit).toHaveBeenLastCalledWith({ do: 'insert', gap: { branch: 'long', index: 1 }, kind: 'copy' })
  await userEvent.click(screen.getByRole('button', { name: 'Remove 直属主管' }))
  expect(onEdit).toHaveBeenLastCalledWith({ do: 'remove', id: 'leader' })
})
