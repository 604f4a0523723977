import texts from 'virtual:locales/admin'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { changeLanguage, initI18n } from './init.ts'
import { isPartlyTranslated, languageName, languages, normaliseLanguage, toBcp47 } from './languages.ts'
import { formatsOf } from './use-format.ts'
import { useT } from './use-t.ts'

beforeAll(() => initI18n('zh-cn'))
afterEach(cleanup)

function Sample() {
  const t = useT('common')
  const tKit = useT('kit')
  return <p>{`${t('retry')} ${tKit('pagination.total', { count: 1, number: '1' })}`}</p>
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

test('a switch loses nothing of what is on screen', async () => {
  const Form = () => {
    const t = useT('common')
    return <input aria-label={t('retry')} />
  }
  render(<Form />)
  const field = screen.getByRole('textbox', { name: '重试' })
  fireEvent.change(field, { target: { value: 'half a sentence' } })
  await act(() => changeLanguage('de'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Erneut versuchen' })).toBe(field)
  expect(field).toHaveProperty('value', 'half a sentence')
  expect(document.documentElement.lang).toBe('de')
  await act(() => changeLanguage('zh-cn'))
})

test('the console offers every declared language, first those in which nothing is missing', () => {
  expect(languages.slice(0, 3)).toEqual(['zh-cn', 'en', 'de'])
  expect([...languages].sort()).toEqual(Object.keys(texts).sort())
  expect(languages.filter((code) => !isPartlyTranslated(code))).toEqual(['zh-cn', 'en', 'de'])
})

test('what a partly translated language lacks is said in English at once, in Chinese where that is nearer', async () => {
  const Page = () => {
    const tShell = useT('shell')
    const tForms = useT('forms')
    return <p>{`${tShell('signOut')} | ${tForms('column.name')}`}</p>
  }
  render(<Page />)
  await act(() => changeLanguage('fr'))
  expect(screen.getByText('Se déconnecter | Name')).toBeTruthy()
  expect(document.documentElement.lang).toBe('fr')
  await act(() => changeLanguage('zh-tw'))
  expect(screen.getByText(/^登出 \| \p{Script=Han}+$/u)).toBeTruthy()
  await act(() => changeLanguage('zh-cn'))
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
  ['zh-Hans-CN', 'zh-cn'],
  ['zh-HK', 'zh-tw'],
  ['zh-Hant-TW', 'zh-tw'],
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
  expect(['zh-cn', 'zh-tw', 'pt', 'en', 'qps'].map(toBcp47)).toEqual(['zh-CN', 'zh-TW', 'pt-BR', 'en', 'en'])
  expect(languageName('zh-cn')).toBe('简体中文')
  expect(['en', 'de', 'fr', 'zh-tw', 'ja'].map(languageName)).toEqual([
    'English',
    'Deutsch',
    'Français',
    '繁體中文',
    '日本語',
  ])
})

test('a day is that day in every time zone, and what is no time is shown as it came', () => {
  const { date, relative, dateTime } = formatsOf('en')
  expect(date('2026-03-01')).toContain('1')
  expect(date('2026-03-01')).toContain('Mar')
  expect(dateTime('2026-03-01 23:05:09')).toContain('23:05:09')
  expect(dateTime('soon')).toBe('soon')
  expect(relative('2026-03-01T00:00:00Z', Date.parse('2026-03-01T03:00:30Z'))).toBe('3 hours ago')
})
