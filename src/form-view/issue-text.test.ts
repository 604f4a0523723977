import { expect, it } from 'vitest'
import { issueText } from './issue-text.ts'

const words = { language: 'de', translate: (_: string, key: string) => key, pickText: () => '' }

it('a question left out is required; a part of an answer that was begun is not to be empty (spec 5)', () => {
  expect(issueText(words, { code: 'required' })).toBe('issue.required')
  expect(issueText(words, { code: 'required', path: [0, 'name'] })).toBe('issue.empty')
  // As the frame of a row hands it to the cell.
  expect(issueText(words, { code: 'empty' })).toBe('issue.empty')
})

it('a day stands in a message as its reader writes days', () => {
  const translate = (_: string, key: string, params = {}) => `${key} ${Object.values(params).join()}`
  const said = (limit: string | number, language: string) =>
    issueText({ ...words, translate, language }, { code: 'date.tooEarly', params: { limit } })
  expect(said('2027-07-05', 'de')).toBe('issue.tooEarly 05.07.2027')
  expect(said('2027-07-05 17:30', 'de')).toBe('issue.tooEarly 05.07.2027, 17:30')
  expect(said('2027-07-05', 'zh-cn')).toBe('issue.tooEarly 2027年7月5日')
  expect(said('2027', 'de')).toBe('issue.tooEarly 2027')
  expect(said(7, 'de')).toBe('issue.tooEarly 7')
})
