import { expect, it } from 'vitest'
import { withDatabaseName } from './database-url.ts'

it.each([
  ['postgres://me:secret@db:5432/old?sslmode=require', 'postgres://me:secret@db:5432/new?sslmode=require'],
  ['postgresql://me@db', 'postgresql://me@db/new'],
  ['postgres://me:p@/old?host=%2Frun%2Fpg&port=5432', 'postgres://me:p@/new?host=%2Frun%2Fpg&port=5432'],
])('names another database on the server of %s', (url, expected) => {
  expect(withDatabaseName(url, 'new')).toBe(expected)
})
