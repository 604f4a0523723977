// What every question type keeps to, for each folder there is (docs/adr/0036). Runs in Node and in jsdom: the same
// judgements in both are the proof that the pure files are isomorphic. Drawing is in question-types.browser.test.tsx.
import { describe, expect, test } from 'vitest'
import { openInstalled, typeIds } from './contract/installed-types.ts'
import { sayAll } from './contract/problem.ts'
import { pureChecks } from './contract/pure-half.ts'

test('there are question types', () => {
  expect(typeIds.length).toBeGreaterThan(0)
})

describe.each(typeIds)('question type %s', (id) => {
  test.each(pureChecks)('$name', async ({ judge }) => {
    expect(sayAll(judge(await openInstalled(id)))).toEqual([])
  })
})
