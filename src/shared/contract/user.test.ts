import { expect, test } from 'vitest'
import { userNameSchema } from './user.ts'

test.each([
  ['ａｄｍｉｎ', 'admin'],
  ['ＡＤＭＩＮ', 'ADMIN'],
  ['ﬁona', 'fiona'],
  ['wang５', 'wang5'],
  ['e\u0301lise', 'élise'],
])('a user name that only looks different is the same name: %s', (written, kept) => {
  expect(userNameSchema.parse(written)).toBe(kept)
})

test.each([
  '王小明2',
  '王wang',
  'たなか太郎',
  'タナカーA',
  '김minsu',
  'Анна',
  'анна-2',
  'Σοφία',
  'محمد',
  'สมชาย1',
  'lin.xiao@x',
  '42',
])('a user name of one script, or of those written together, is taken: %s', (name) => {
  expect(userNameSchema.parse(name)).toBe(name)
})

test.each([
  'аdmin',
  'adminа',
  'аdmιn',
  'αdmin',
  'аβ',
  '王а',
  'adminم',
  'анна王',
  'a',
  '',
  'a b',
])('a user name of scripts nobody writes together is refused: %s', (name) => {
  expect(userNameSchema.safeParse(name).success).toBe(false)
})
