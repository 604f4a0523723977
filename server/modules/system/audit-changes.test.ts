import { expect, test } from 'vitest'
import { changesOf } from './audit-changes.ts'

const before = { name: 'Ann', phone: '1', roles: ['a'], note: '', deptId: null as string | null, at: new Date(0) }

test('only what differs is told, in the order asked for, and private values never', () => {
  const after = { ...before, phone: '2', roles: ['a', 'b'], deptId: '7' }
  expect(changesOf(before, after, { fields: ['deptId', 'name', 'roles'], unnamed: ['phone'] })).toEqual({
    changes: [
      { field: 'deptId', before: null, after: '7' },
      { field: 'roles', before: ['a'], after: ['a', 'b'] },
      { field: 'phone' },
    ],
  })
  expect(changesOf(before, before, { fields: ['name'], unnamed: ['phone'] })).toEqual({ changes: [] })
})

test('long texts are cut, and what is no plain value is not kept', () => {
  const after = { ...before, note: 'x'.repeat(1000), at: new Date(1) }
  expect(changesOf(before, after, { fields: ['note', 'at'] })).toEqual({
    changes: [
      { field: 'note', before: '', after: `${'x'.repeat(300)}…` },
      { field: 'at', before: null, after: null },
    ],
  })
})
