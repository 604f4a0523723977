import { expect, test } from 'vitest'
import type { ServerRoute } from '#shared/contract/auth'
import { menuOf } from '#src/router/server-tree.ts'
import { entryOf, navItemsOf, railItemsOf, topOf } from './nav-items.ts'

const node = (path: string, children: ServerRoute[] = []): ServerRoute => ({
  name: path,
  path,
  component: children.length > 0 ? 'Layout' : path,
  meta: { title: path, icon: 'home', isKeepAlive: true, isHide: false },
  children,
})
const menu = menuOf([
  node('/index'),
  node('/system', [node('/system/user'), node('/system/log', [node('/system/log/login')])]),
  node('https://example.org'),
])
const titleOf = ({ node: { meta } }: { node: ServerRoute }) => `title ${meta.title}`

test('pages are links, directories are groups, foreign addresses open a browser tab', () => {
  const [home, system, elsewhere] = navItemsOf(menu, titleOf)
  expect(home).toMatchObject({ id: '/index', href: '/index', label: 'title /index', external: false })
  expect(system?.items?.map(({ id }) => id)).toEqual(['/system/user', '/system/log'])
  expect(system?.href).toBeUndefined()
  expect(elsewhere).toMatchObject({ href: 'https://example.org', external: true })
})

test('in the rail a group leads to its first page', () => {
  expect(railItemsOf(menu, titleOf).map(({ href }) => href)).toEqual(['/index', '/system/user', 'https://example.org'])
})

test.each([
  ['/system/user', '/system/user', '/system'],
  ['/system/user/17', '/system/user', '/system'],
  ['/system/log/login', '/system/log/login', '/system'],
  ['/system/users', undefined, undefined],
])('%s belongs to %s', (pathname, page, top) => {
  expect(entryOf(menu, pathname)?.path).toBe(page)
  expect(topOf(menu, pathname)?.path).toBe(top)
})
