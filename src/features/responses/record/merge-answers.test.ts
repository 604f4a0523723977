import { expect, test } from 'vitest'
import { mergeAnswers } from './merge-answers.ts'

test('changes of both stay; where both changed the same, one’s own does and it is said', () => {
  const before = { a: 'a', b: 'b', c: 'c', d: 'd', gone: 'x' }
  const own = { a: 'mine', b: 'b', c: 'mine', d: 'same', new: 'n' }
  const theirs = { a: 'a', b: 'theirs', c: 'theirs', d: 'same', gone: 'x' }
  expect(mergeAnswers({ before, own, theirs })).toEqual({
    answers: { a: 'mine', b: 'theirs', c: 'mine', d: 'same', new: 'n' },
    contested: ['c'],
  })
})

test('what one took away and the other changed is contested', () => {
  expect(mergeAnswers({ before: { a: 'a' }, own: {}, theirs: { a: 'b' } })).toEqual({ answers: {}, contested: ['a'] })
})
