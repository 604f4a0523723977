import { expect, test } from 'vitest'
import type { ColumnFacts, ColumnState } from './column.ts'
import {
  arrangeColumns,
  canMoveColumn,
  hideColumn,
  moveColumn,
  pinColumn,
  readColumnState,
  resizeColumn,
} from './column-state.ts'

const columns: ColumnFacts[] = [
  { id: 'name', header: 'Name', hideable: false, pin: 'start' },
  { id: 'status', header: 'Status' },
  { id: 'owner', header: 'Owner', width: 200 },
  { id: 'ip', header: 'Address', hiddenAtFirst: true },
]
const ids = (state: ColumnState) => arrangeColumns(columns, state).map((each) => each.column.id)
const named = (state: ColumnState, id: string) => arrangeColumns(columns, state).find((each) => each.column.id === id)

test('without a state columns are as defined', () => {
  expect(ids({})).toEqual(['name', 'status', 'owner', 'ip'])
  expect(named({}, 'owner')).toMatchObject({ width: 200, hidden: false, pin: undefined })
  expect(named({}, 'ip')?.hidden).toBe(true)
})

test('a column moves among its neighbours, not past pinned ones', () => {
  expect(ids(moveColumn(columns, {}, 'owner', -1))).toEqual(['name', 'owner', 'status', 'ip'])
  expect(ids(moveColumn(columns, {}, 'owner', -9))).toEqual(['name', 'owner', 'status', 'ip'])
  expect(ids(moveColumn(columns, {}, 'status', 2))).toEqual(['name', 'owner', 'ip', 'status'])
  expect(canMoveColumn(columns, {}, 'status', -1)).toBe(false)
  expect(canMoveColumn(columns, {}, 'status', 1)).toBe(true)
  expect(moveColumn(columns, {}, 'nobody', 1)).toEqual({})
})

test('unknown columns are ignored, kept, and find their place again', () => {
  const saved = { order: ['owner', 'gone', 'status', 'name'], widths: { gone: 90 } }
  expect(ids(saved)).toEqual(['name', 'owner', 'ip', 'status'])
  const moved = moveColumn(columns, saved, 'status', -2)
  expect(ids(moved)).toEqual(['name', 'status', 'owner', 'ip'])
  expect(moved.order).toContain('gone')
  expect(moved.widths).toEqual({ gone: 90 })
})

test('a column the saved order does not know stands behind its predecessor', () => {
  expect(ids({ order: ['status', 'ip', 'name'] })).toEqual(['name', 'status', 'owner', 'ip'])
})

test('pinning moves to the side, and back', () => {
  const pinned = pinColumn({}, 'ip', 'start')
  expect(ids(pinned)).toEqual(['name', 'ip', 'status', 'owner'])
  expect(ids(pinColumn({}, 'status', 'end'))).toEqual(['name', 'owner', 'ip', 'status'])
  expect(ids(pinColumn(pinned, 'ip', 'none'))).toEqual(['name', 'status', 'owner', 'ip'])
})

test('widths stay within bounds, broken ones fall back', () => {
  expect(named(resizeColumn({}, 'owner', 10), 'owner')?.width).toBe(64)
  expect(named(resizeColumn({}, 'owner', 9999), 'owner')?.width).toBe(800)
  expect(named({ widths: { owner: Number.NaN } }, 'owner')?.width).toBe(160)
})

test('what may not be hidden is shown whatever was saved', () => {
  expect(named(hideColumn({}, 'name', true), 'name')?.hidden).toBe(false)
  expect(named(hideColumn({}, 'ip', false), 'ip')?.hidden).toBe(false)
})

test('a saved state of any shape is read without throwing', () => {
  expect(readColumnState(null)).toEqual({})
  expect(
    readColumnState({ order: 'name', hidden: [], widths: { a: '1', b: 2 }, pinned: { a: 'left', b: 'end' } }),
  ).toEqual({
    widths: { b: 2 },
    pinned: { b: 'end' },
  })
  expect(readColumnState(JSON.parse(JSON.stringify(pinColumn({ order: ['a'] }, 'a', 'none'))))).toEqual({
    order: ['a'],
    pinned: { a: 'none' },
  })
})

test('ids named like inherited members are only ids', () => {
  const odd = [{ id: 'constructor', header: 'C' }]
  expect(arrangeColumns(odd, { widths: {}, hidden: {}, pinned: {} })[0]).toMatchObject({ width: 160, hidden: false })
})
