import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type ColumnState, type DataColumn, DataTable, type DataTableProps } from './index.tsx'

afterEach(cleanup)

interface Row {
  id: string
  values: number[]
}
const count = 100_000
const many: Row[] = Array.from({ length: count }, (_, index) => ({
  id: `row ${index + 1}`,
  values: Array.from({ length: 11 }, (_, column) => index * column),
}))
const columns: DataColumn<Row>[] = [
  { id: 'id', header: 'Name', value: (row) => row.id, pin: 'start', width: 140 },
  ...Array.from({ length: 10 }, (_, column) => ({
    id: `c${column}`,
    header: `Column ${column}`,
    value: (row: Row) => row.values[column],
    align: 'end' as const,
  })),
  { id: 'last', header: 'Last', value: (row) => row.values[10], pin: 'end', width: 100 },
]

function Live(props: Partial<DataTableProps<Row>>) {
  const [state, setState] = useState<ColumnState>({})
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <div style={{ height: 400, width: 900 }}>
      <DataTable
        className="h-full"
        label="Answers"
        columns={columns}
        rows={many}
        rowKey={(row) => row.id}
        columnState={state}
        onColumnState={setState}
        selection={{ selected, onChange: setSelected, label: (row) => `Choose ${row.id}`, allLabel: 'Choose all' }}
        {...props}
      />
      <output>{selected.size}</output>
    </div>
  )
}

const scroller = () => document.querySelector<HTMLElement>('[data-slot=data-table]')!
const drawn = () => [...document.querySelectorAll<HTMLElement>('[data-slot=data-table-row]')]
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
const rest = (ms: number) => new Promise((done) => setTimeout(done, ms))
async function scrollTo(top: number, left = 0) {
  scroller().scrollTo({ top, left, behavior: 'instant' })
  await frame()
  await frame()
}
const rowOf = (name: string) => screen.getByText(name).closest('tr')!

test('a hundred thousand rows are a few dozen elements, wherever one looks', async () => {
  render(<Live />)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('100001')
  for (const top of [0, 4000, 1_999_990, 99_999_999]) {
    await scrollTo(top)
    expect(drawn().length).toBeLessThan(40)
    const view = scroller().getBoundingClientRect()
    const shown = drawn().map((row) => row.getBoundingClientRect())
    // No gap: below the head and at the bottom edge a row is drawn.
    for (const y of [view.top + 50, view.top + 200, view.bottom - 20]) {
      expect(shown.some((box) => box.top <= y && box.bottom >= y)).toBe(true)
    }
  }
  expect(rowOf('row 100000').getAttribute('aria-rowindex')).toBe('100001')
})

test('scrolling reuses elements, and soon after the document is in order again', async () => {
  render(<Live />)
  await scrollTo(40_000)
  const before = new Set(drawn())
  await scrollTo(40_400)
  expect(drawn().every((row) => before.has(row))).toBe(true)
  await rest(700)
  const indexes = drawn().map((row) => Number(row.dataset.index))
  expect(indexes).toEqual([...indexes].sort((a, b) => a - b))
})

test('the keyboard reaches the last row, pages, and comes back', async () => {
  render(<Live />)
  rowOf('row 1').focus()
  await userEvent.keyboard('{End}')
  await frame()
  expect(document.activeElement).toBe(rowOf('row 100000'))
  const box = rowOf('row 100000').getBoundingClientRect()
  expect(box.bottom).toBeLessThanOrEqual(scroller().getBoundingClientRect().bottom + 1)
  await userEvent.keyboard('{PageUp}')
  await frame()
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe(String(100_001 - 8))
  await userEvent.keyboard('{Home}')
  await frame()
  expect(document.activeElement).toBe(rowOf('row 1'))
  // Below the sticky head, not under it.
  expect(rowOf('row 1').getBoundingClientRect().top).toBeGreaterThanOrEqual(scroller().getBoundingClientRect().top + 40)
})

test('selection survives scrolling and so does focus', async () => {
  render(<Live />)
  rowOf('row 3').focus()
  await userEvent.keyboard(' ')
  const element = rowOf('row 3')
  await scrollTo(2_000_000)
  expect(document.activeElement).toBe(element)
  expect(element.getAttribute('aria-rowindex')).toBe('4')
  expect(drawn().filter((row) => row.getAttribute('aria-selected') === 'true')).toEqual([element])
  await userEvent.keyboard('{ArrowDown}')
  await frame()
  expect(document.activeElement).toBe(rowOf('row 4'))
  expect(scroller().scrollTop).toBeLessThan(200)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose row 3' }).checked).toBe(true)
  await userEvent.keyboard('{Shift>}{End}{/Shift}')
  expect(screen.getAllByRole('status').some((status) => status.textContent === String(count - 2))).toBe(true)
})

for (const dir of ['ltr', 'rtl']) {
  test(`head and pinned columns stay in view, moving and at rest (${dir})`, async () => {
    render(
      <div dir={dir}>
        <Live />
      </div>,
    )
    const sign = dir === 'rtl' ? -1 : 1
    for (const wait of [0, 300]) {
      await scrollTo(8000, 500 * sign)
      await rest(wait)
      const view = scroller().getBoundingClientRect()
      const row = rowOf('row 205').querySelectorAll('td')
      const [select, first, last] = [row[0], row[1], row[row.length - 1]].map((cell) => cell!.getBoundingClientRect())
      const start = dir === 'rtl' ? view.right - select!.right : select!.left - view.left
      expect(Math.abs(start)).toBeLessThan(2)
      const next = dir === 'rtl' ? select!.left - first!.right : first!.left - select!.right
      expect(Math.abs(next)).toBeLessThan(2)
      const bar = scroller().offsetWidth - scroller().clientWidth
      const end = dir === 'rtl' ? last!.left - view.left : view.right - last!.right
      expect(Math.abs(end - bar)).toBeLessThan(bar + 2)
      const head = screen.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect()
      expect(Math.abs(head.left - first!.left)).toBeLessThan(2)
      expect(Math.abs(head.top - view.top)).toBeLessThan(2)
    }
  })
}

test('dragging the edge of a head resizes, dragging a head moves the column', async () => {
  render(<Live />)
  const head = () => screen.getByRole('columnheader', { name: 'Column 0' })
  const width = head().getBoundingClientRect().width
  drag(head().querySelector('[data-resize]')!, 60)
  await frame()
  expect(head().getBoundingClientRect().width).toBe(width + 60)
  expect(rowOf('row 1').querySelectorAll('td')[2]?.getBoundingClientRect().width).toBe(width + 60)
  drag(head().querySelector('[data-head]')!, width + 150)
  await frame()
  const names = screen.getAllByRole('columnheader').map((each) => each.textContent)
  expect(names.slice(1, 5)).toEqual(['Name', 'Column 1', 'Column 0', 'Column 2'])
})

test('rows are as high as the density says', async () => {
  const { rerender } = render(<Live />)
  const height = () => drawn()[0]?.getBoundingClientRect().height
  expect(height()).toBe(40)
  rerender(<Live density="compact" />)
  expect(height()).toBe(32)
  rerender(<Live density="roomy" />)
  expect(height()).toBe(48)
})

function drag(element: Element, by: number) {
  const { left, top } = element.getBoundingClientRect()
  const at = (x: number) => ({
    bubbles: true,
    cancelable: true,
    clientX: left + 2 + x,
    clientY: top + 10,
    pointerId: 1,
    pointerType: 'mouse',
  })
  element.dispatchEvent(new PointerEvent('pointerdown', at(0)))
  element.dispatchEvent(new PointerEvent('pointermove', at(by / 2)))
  element.dispatchEvent(new PointerEvent('pointermove', at(by)))
  element.dispatchEvent(new PointerEvent('pointerup', at(by)))
}
