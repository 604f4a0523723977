import { expect, test } from 'vitest'
import type { UserInfo } from '#shared/contract/auth'
import { hasPermission, hasRole, rolesOf } from './permissions.ts'

const who = (permissions: string[], roles: string[] = []): UserInfo => ({
  user: { id: '1', userName: 'a', nickName: 'A', avatar: '' },
  roles,
  permissions,
})

test('a permission is had by name or by the wildcard', () => {
  const reader = who(['project:form:list'])
  expect(hasPermission(reader, 'project:form:list')).toBe(true)
  expect(hasPermission(reader, 'project:form:add')).toBe(false)
  expect(hasPermission(reader, ['project:form:add', 'project:form:list'])).toBe(true)
  expect(hasPermission(who(['*:*:*']), 'whatever:it:is')).toBe(true)
  // Only the whole wildcard counts.
  expect(hasPermission(who(['project:*:*']), 'project:form:list')).toBe(false)
  expect(hasPermission(undefined, 'project:form:list')).toBe(false)
})

test('admin has every role; without permissions there is ROLE_DEFAULT only', () => {
  expect(hasRole(who(['a:b:c'], ['editor']), 'editor')).toBe(true)
  expect(hasRole(who(['a:b:c'], ['editor']), ['auditor', 'owner'])).toBe(false)
  expect(hasRole(who(['a:b:c'], ['admin']), 'auditor')).toBe(true)
  expect(rolesOf(who([], ['admin']))).toEqual(['ROLE_DEFAULT'])
  expect(hasRole(who([], ['admin']), 'editor')).toBe(false)
})

test('asking for nothing is a mistake of the programmer, in the words of the spec', () => {
  expect(() => hasPermission(who([]), [])).toThrow('请设置操作权限标签值')
  expect(() => hasPermission(who([]), '')).toThrow('请设置操作权限标签值')
  expect(() => hasRole(who([]), [])).toThrow('请设置角色权限标签值')
})
