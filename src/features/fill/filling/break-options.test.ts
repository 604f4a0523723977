import { expect, test } from 'vitest'
import type { Json, Question } from '#shared/form/definition'
import { breakSays, pageSeconds } from './break-options.ts'

const pageBreak = (options: Json): Question => ({
  id: 'fold01',
  type: 'any',
  title: {},
  required: false,
  span: 24,
  options,
})

test('reads times and switches, and takes nothing else for one', () => {
  expect(
    [{ seconds: 90 }, { seconds: 0 }, { seconds: '90' }, {}, null].map((each) => pageSeconds(pageBreak(each))),
  ).toEqual([90, null, null, null, null])
  expect([{ noBack: true }, { noBack: 1 }, {}].map((each) => breakSays(pageBreak(each), 'noBack'))).toEqual([
    true,
    false,
    false,
  ])
  expect([pageSeconds(null), breakSays(undefined, 'hidePosition')]).toEqual([null, false])
})
