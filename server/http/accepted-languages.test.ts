import { expect, it } from 'vitest'
import { acceptedLanguages } from './accepted-languages.ts'

it.each([
  [undefined, []],
  ['', []],
  ['de', ['de']],
  ['fr;q=0.2, de-AT, en;q=0.9', ['de-AT', 'en', 'fr']],
  ['ja;q=0, ko', ['ko']],
  ['*, <b>, de', ['de']],
  [`ja,${' '.repeat(500)}de`, ['ja']],
])('%s are %j', (header, languages) => {
  expect(acceptedLanguages(header)).toEqual(languages)
})
