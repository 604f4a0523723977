import { expect, test } from 'vitest'
import type { ServerRoute } from '#shared/contract/auth'
import { firstPage, matchServerPath, menuOf, pagesOf } from './server-tree.ts'

const node = (
  path: string,
  component: string,
  { isHide = false, children = [] }: { isHide?: boolean; children?: ServerRoute[] } = {},
): ServerRoute => ({
  name: path,
  path,
  component,
  meta: { title: path, icon: '', isKeepAlive: true, isHide },
  children,
})
const tree: ServerRoute[] = [
  node('/index', 'index'),
  node('/system', 'Layout', {
    children: [
      node('user', 'system/user'),
      node('/auth/role/:userId', 'system/user/role', { isHide: true }),
      node('/auth/role/new', 'system/user/new', { isHide: true }),
    ],
  }),
  node('/hidden', 'Layout', { children: [node('only', 'x', { isHide: true })] }),
]

test('a path means a node, below its parents or by an address of its own', () => {
  expect(matchServerPath(tree, '/index')?.node.component).toBe('index')
  expect(matchServerPath(tree, '/system/user')).toMatchObject({ node: { component: 'system/user' }, params: {} })
  expect(matchServerPath(tree, '/system/user/')?.node.component).toBe('system/user')
  expect(matchServerPath(tree, '/system/user')?.parents.map(({ path }) => path)).toEqual(['/system'])
  expect(matchServerPath(tree, '/nowhere')).toBeNull()
  expect(matchServerPath(tree, '/index/more')).toBeNull()
})

test('parameters are taken from the path, a literal path wins', () => {
  expect(matchServerPath(tree, '/auth/role/42')).toMatchObject({
    node: { component: 'system/user/role' },
    params: { userId: '42' },
  })
  expect(matchServerPath(tree, '/auth/role/new')?.node.component).toBe('system/user/new')
})

test('the menu leaves out what is hidden, and directories with nothing to show', () => {
  const menu = menuOf(tree)
  expect(menu.map(({ path }) => path)).toEqual(['/index', '/system'])
  expect(menu[1]?.children.map(({ path }) => path)).toEqual(['/system/user'])
  expect(menu.map((entry) => firstPage(entry).path)).toEqual(['/index', '/system/user'])
  expect(menu.flatMap(pagesOf).map(({ path }) => path)).toEqual(['/index', '/system/user'])
})
