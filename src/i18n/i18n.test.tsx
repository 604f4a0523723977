import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { changeLanguage, initI18n } from './init.ts'
import { languageName, normaliseLanguage, toBcp47 } from './languages.ts'
import { formatsOf } from './use-format.ts'
import { useT } from './use-t.ts'

beforeAll(() => initI18n('zh-cn'))
afterEach(cleanup)

function Sample() {
  const t = useT('common')
  return <p>{`${t('retry')} ${t('pager.total', { count: 1, number: '1' })}`}</p>
}

test('texts change without a reload, and the document says which language it is in', async () => {
  render(<Sample />)
  expect(screen.getByText('重试 共 1 条')).toBeTruthy()
  expect(document.documentElement.lang).toBe('zh-CN')
  await act(() => changeLanguage('en'))
  expect(screen.getByText('Try again 1 in total')).toBeTruthy()
  expect(document.documentElement.lang).toBe('en')
  await act(() => changeLanguage('zh-cn'))
  expect(screen.getByText('重试 共 1 条')).toBeTruthy()
})

test('a language nobody has heard of is the fallback', async () => {
  await act(() => changeLanguage('xx'))
  expect(document.documentElement.lang).toBe('zh-CN')
})

test.each([
  ['zh', 'zh-cn'],
  ['zh-CN', 'zh-cn'],
  ['zh_CN', 'zh-cn'],
  ['zh-Hans', 'zh-cn'],
  ['zh-HK', 'zh-tw'],
  ['zh-TW', 'zh-tw'],
  ['en-GB', 'en'],
  ['pt-BR', 'pt'],
  ['in', 'id'],
  ['fr-CA', 'fr'],
  ['tlh', 'zh-cn'],
  ['', 'zh-cn'],
])('%j is spelled %s here', (input, code) => {
  expect(normaliseLanguage(input, ['zh-cn', 'zh-tw', 'en', 'pt', 'id', 'fr'])).toBe(code)
})

test('codes become BCP 47 where Intl and HTML see them', () => {
  expect(['zh-cn', 'zh-tw', 'pt', 'en'].map(toBcp47)).toEqual(['zh-CN', 'zh-TW', 'pt-BR', 'en'])
  expect(languageName('zh-cn')).toBe('简体中文')
  expect(languageName('en')).toBe('English')
})

test('a day is that day in every time zone, and what is no time is shown as it came', () => {
  const { date, relative, dateTime } = formatsOf('en')
  expect(date('2026-03-01')).toContain('1')
  expect(date('2026-03-01')).toContain('Mar')
  expect(dateTime('2026-03-01 23:05:09')).toContain('23:05:09')
  expect(dateTime('soon')).toBe('soon')
  expect(relative('2026-03-01T00:00:00Z', Date.parse('2026-03-01T03:00:30Z'))).toBe('3 hours ago')
})
