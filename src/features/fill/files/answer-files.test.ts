import { expect, test } from 'vitest'
import { exchanged, waitingIn } from './answer-files.ts'

const waiting = { id: 'waitsOnDevice01', name: 'photo.png', size: 90 }
const other = { id: 'stored', name: 'notes.txt', size: 5 }
const stored = { id: 'arrived', name: 'photo.png', size: 74 }

test('files that wait are found in answers of any shape, each at the question whose answer names it', () => {
  const answers = {
    list: [other, waiting],
    signature: { ...waiting, id: 'waitsOnDevice02', method: 'typed', signer: 'Ann' },
    rows: [{ note: 'waitsOnDevice is only said', inner: [{ ...waiting, id: 'waitsOnDevice03' }] }],
    nothing: null,
  }
  expect(waitingIn(answers)).toEqual([
    { questionId: 'list', id: 'waitsOnDevice01' },
    { questionId: 'signature', id: 'waitsOnDevice02' },
    { questionId: 'rows', id: 'waitsOnDevice03' },
  ])
})

test('the file of the server takes its place, with the name and size that it has there', () => {
  expect(exchanged([other, waiting], waiting.id, stored)).toEqual([other, stored])
  expect(exchanged({ ...waiting, method: 'drawn' }, waiting.id, stored)).toEqual({ ...stored, method: 'drawn' })
  expect(exchanged([{ note: 'x', inner: [waiting] }], waiting.id, stored)).toEqual([{ note: 'x', inner: [stored] }])
  expect(exchanged({ result: 'passed', picture: waiting }, waiting.id, stored)).toEqual({
    result: 'passed',
    picture: stored,
  })
})

test('one that is not taken leaves its list, or what holds it, and nothing else goes', () => {
  expect(exchanged([other, waiting], waiting.id, null)).toEqual([other])
  expect(exchanged([waiting], waiting.id, null)).toBeUndefined()
  expect(exchanged({ ...waiting, method: 'drawn' }, waiting.id, null)).toBeUndefined()
  expect(exchanged({ result: 'passed', picture: waiting }, waiting.id, null)).toEqual({ result: 'passed' })
  expect(exchanged([{ note: 'x', inner: [waiting] }], waiting.id, null)).toEqual([{ note: 'x' }])
  expect(exchanged([other, []], waiting.id, null)).toEqual([other, []])
})
