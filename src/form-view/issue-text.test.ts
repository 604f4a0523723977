import { expect, it } from 'vitest'
import { issueText } from './issue-text.ts'

const words = { translate: (_: string, key: string) => key, pickText: () => '' }

it('a question left out is required; a part of an answer that was begun is not to be empty (spec 5)', () => {
  expect(issueText(words, { code: 'required' })).toBe('issue.required')
  expect(issueText(words, { code: 'required', path: [0, 'name'] })).toBe('issue.empty')
  // As the frame of a row hands it to the cell.
  expect(issueText(words, { code: 'empty' })).toBe('issue.empty')
})
