import { expect, test } from 'vitest'
import { plainShape } from './plain-shape.ts'

const shape = plainShape({ name: '', sort: 10 as number | undefined, remark: '' })
const record = { id: '7', version: 3, name: 'a', sort: 0, remark: '', createTime: '2026-01-01' }

test('a form holds what a new record has, of the record as it is, and sends just that', () => {
  expect(shape.valuesOf(record)).toEqual({ name: 'a', sort: 0, remark: '' })
  expect(shape.bodyOf(shape.valuesOf(record))).toEqual({ name: 'a', sort: 0, remark: '' })
  expect(shape.blank).toEqual({ name: '', sort: 10, remark: '' })
})
