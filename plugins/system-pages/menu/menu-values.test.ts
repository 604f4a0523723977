import { expect, test } from 'vitest'
import { createMenu } from '#shared/contract/menu'
import { fieldsOf, type MenuValues, newMenu, problemsOf, suggestedName } from './menu-values.ts'

const page: MenuValues = {
  ...newMenu(undefined, 10),
  title: 'Copies',
  name: 'copies',
  path: '/copies/list',
  component: 'system/config',
}
const brokenIn = (values: MenuValues) =>
  Object.entries(problemsOf(values)).flatMap(([field, problem]) => (problem === undefined ? [] : [field]))

test('what has no problem is what the server takes', () => {
  expect(brokenIn(page)).toEqual([])
  expect(createMenu.body?.safeParse(fieldsOf(page)).success).toBe(true)
})

test.each<[string, Partial<MenuValues>, string[]]>([
  [
    'nothing entered',
    { title: ' ', name: '', path: '', component: '', sort: undefined },
    ['title', 'name', 'path', 'component', 'sort'],
  ],
  ['another site', { path: '//evil.example' }, ['path']],
  ['a backslash', { path: '/\\evil.example' }, ['path']],
  ['a script', { path: 'javascript:alert(1)' }, ['path']],
  ['a button without a page', { kind: 'F', path: '', component: '' }, ['parentId']],
  ['a button on a page', { kind: 'F', parentId: '3', path: '', component: '' }, []],
  ['a directory that leads elsewhere', { kind: 'M', redirect: 'https://evil.example' }, ['redirect']],
])('%s', (_, part, expected) => {
  expect(brokenIn({ ...page, ...part })).toEqual(expected)
})

test('below a page there are buttons', () => {
  const parent = { ...fieldsOf(page), id: '7', version: 1 }
  expect(newMenu(parent, 10)).toMatchObject({ parentId: '7', kind: 'F' })
  expect(newMenu({ ...parent, kind: 'M' }, 10)).toMatchObject({ parentId: '7', kind: 'C' })
})

test('what belongs to another kind is not sent', () => {
  const button = fieldsOf({ ...page, kind: 'F', parentId: '7', icon: 'home', permission: 'a:b:c' })
  expect(button).toMatchObject({ path: '', component: '', icon: '', permission: 'a:b:c' })
  expect(fieldsOf({ ...page, kind: 'M', permission: 'a:b:c' }).permission).toBe('')
})

test('a name is made of the path, of a button its permission', () => {
  expect(suggestedName({ kind: 'C', path: '/dict/type/data/:dictId', permission: '' })).toBe('dict-type-data')
  expect(suggestedName({ kind: 'F', path: '', permission: 'system:user:add' })).toBe('system:user:add')
})
