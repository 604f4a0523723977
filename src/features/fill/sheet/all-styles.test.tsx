import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML = '<style data-all="/all.css">.a{}</style><p>A form</p>'
})

const load = async () => (await import('./all-styles.ts')).allStyles
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]

test('the whole sheet is fetched once, behind what the page brought, however many ask for it', async () => {
  const allStyles = await load()
  const both = Promise.all([allStyles(), allStyles()])
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/all.css'])
  expect(links()[0]?.previousElementSibling?.tagName).toBe('STYLE')
  links()[0]?.dispatchEvent(new Event('load'))
  await both
  await allStyles()
  expect(links()).toHaveLength(1)
})

test('what needs it is shown where it does not come, and it is asked for again', async () => {
  const allStyles = await load()
  const first = allStyles()
  links()[0]?.dispatchEvent(new Event('error'))
  await first
  expect(links()).toEqual([])
  const again = allStyles()
  links()[0]?.dispatchEvent(new Event('load'))
  await again
  expect(links()).toHaveLength(1)
})

test('a page that has all styles, or none to fetch, goes on at once', async () => {
  document.body.innerHTML = '<p>A form</p>'
  await (await load())()
  expect(links()).toEqual([])
})
