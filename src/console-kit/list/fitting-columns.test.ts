import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangeColumns, type ColumnState } from '#ds/data-table'
import { fittingColumns, type ListColumn } from './fitting-columns.ts'

const column = (id: string, width: number, more: Partial<ListColumn<null>> = {}): ListColumn<null> => ({
  id,
  header: id,
  width,
  value: () => id,
  ...more,
})
const columns = [
  column('name', 300, { hideable: false, minWidth: 130 }),
  column('key', 150, { keeps: 3 }),
  column('created', 130, { keeps: 1 }),
  column('changed', 130, { keeps: 1 }),
  column('remark', 200, { keeps: 2, hiddenAtFirst: true }),
  column('actions', 100, { hideable: false, pin: 'end' }),
]
const shown = (room: number, state: ColumnState = {}) =>
  arrangeColumns(fittingColumns(columns, state, room), state)
    .filter(({ hidden }) => !hidden)
    .map(({ column, width }) => `${column.id} ${width}`)

test('where all have room, all are as they were', () => {
  expect(fittingColumns(columns, {}, 810)).toBe(columns)
  expect(fittingColumns(columns, {}, Number.POSITIVE_INFINITY)).toBe(columns)
})

test('the name gives of its width first, then the least important column goes, of equals the last', () => {
  expect(shown(700)).toEqual(['name 190', 'key 150', 'created 130', 'changed 130', 'actions 100'])
  expect(shown(680)).toEqual(['name 300', 'key 150', 'created 130', 'actions 100'])
  expect(shown(550)).toEqual(['name 300', 'key 150', 'actions 100'])
  expect(shown(300)).toEqual(['name 200', 'actions 100'])
  // Less there cannot be: the table scrolls.
  expect(shown(100)).toEqual(['name 180', 'actions 100'])
})

test('what a user wants to see or has widened stays', () => {
  expect(shown(550, { hidden: { changed: false, key: true } })).toEqual([
    'name 190',
    'created 130',
    'changed 130',
    'actions 100',
  ])
  expect(shown(400, { hidden: { remark: false }, widths: { name: 300 } })).toEqual([
    'name 300',
    'remark 200',
    'actions 100',
  ])
})

test('never wider than the room while something can still go or give', () => {
  const some = fc.array(
    fc.record({ width: fc.integer({ min: 64, max: 400 }), keeps: fc.integer({ min: 0, max: 3 }) }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(some, fc.integer({ min: 300, max: 1500 }), (free, room) => {
      const all = [
        column('name', 300, { hideable: false }),
        ...free.map(({ width, keeps }, at) => column(`${at}`, width, { keeps })),
        column('actions', 100, { hideable: false, pin: 'end' }),
      ]
      const drawn = arrangeColumns(fittingColumns(all, {}, room), {}).filter(({ hidden }) => !hidden)
      expect(drawn.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(room)
      expect(drawn.map(({ column }) => column.id)).toEqual(expect.arrayContaining(['name', 'actions']))
    }),
  )
})
