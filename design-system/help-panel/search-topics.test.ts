import { expect, test } from 'vitest'
import { searchTopics } from './search-topics.ts'

const topics = [
  { id: 'logic', title: 'Show a question only sometimes', keywords: ['condition', 'branch'], body: '' },
  { id: 'publish', title: 'Publish a form', group: 'Sharing', body: '' },
  { id: 'form', title: 'Form settings', summary: 'Times, limits, what comes after', body: '' },
]
const ids = (query: string) => searchTopics(topics, query).map((topic) => topic.id)

test.each([
  ['', ['logic', 'publish', 'form']],
  ['form', ['form', 'publish']],
  ['CONDITION', ['logic']],
  ['limíts form', ['form']],
  ['sharing publish', ['publish']],
  ['publish limits', []],
])('%j finds %j', (query, found) => expect(ids(query)).toEqual(found))
