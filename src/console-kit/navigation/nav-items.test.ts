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
const outside = (path: string, component: string, link: string): ServerRoute => ({
  ...node(path),
  component,
  meta: { ...node(path).meta, link },
})
const menu = menuOf([
  node('/index'),
  node('/system', [node('/system/user'), node('/system/log', [node('/system/log/login')])]),
  outside('/help', 'link', 'https://example.org'),
  outside('/news', 'iframe', 'https://example.com'),
  outside('/bad', 'link', 'javascript:alert(1)'),
])
const titleOf = ({ node: { meta } }: { node: ServerRoute }) => `title ${meta.title}`

test('pages are links, directories are groups, foreign addresses open a browser tab', () => {
  const [home, system, elsewhere, framed, bad] = navItemsOf(menu, titleOf)
  expect(home).toMatchObject({ id: '/index', href: '/index', label: 'title /index', external: false })
  expect(system?.items?.map(({ id }) => id)).toEqual(['/system/user', '/system/log'])
  expect(system?.href).toBeUndefined()
  expect(elsewhere).toMatchObject({ href: 'https://example.org', external: true })
  expect(framed).toMatchObject({ href: '/news', external: false })
  expect(bad).toMatchObject({ href: '/bad', external: false })
})

test('in the rail a group leads to its first page', () => {
  expect(railItemsOf(menu, titleOf).map(({ href }) => href)).toEqual([
    '/index',
    '/system/user',
    'https://example.org',
    '/news',
    '/bad',
  ])
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
