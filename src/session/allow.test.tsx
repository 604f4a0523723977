import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '#shared/contract/auth'
import { createQueryClient } from '#src/api/query-client.ts'
import { Allow, AllowRole, usePermission, useRole } from './allow.tsx'
import { currentUserQueryOptions } from './current-user.ts'

afterEach(cleanup)

/** Draws as this person, who is known already. */
const as = (roles: string[], permissions: string[], content: ReactNode) => {
  const queryClient = createQueryClient()
  const info: UserInfo = { user: { id: '1', userName: 'a', nickName: 'A', avatar: '' }, roles, permissions }
  queryClient.setQueryData(currentUserQueryOptions.queryKey, info)
  render(<QueryClientProvider client={queryClient}>{content}</QueryClientProvider>)
}
const add = (
  <Allow permission={['project:form:add', 'project:form:edit']} otherwise={<p>read only</p>}>
    <button type="button">add</button>
  </Allow>
)
const audit = (
  <AllowRole anyOf="auditor">
    <button type="button">audit</button>
  </AllowRole>
)

test('an element is there for one of its permissions, and for the wildcard', () => {
  as([], ['project:form:edit'], add)
  expect(screen.getByRole('button', { name: 'add' })).toBeTruthy()
  cleanup()
  as([], ['*:*:*'], add)
  expect(screen.getByRole('button', { name: 'add' })).toBeTruthy()
})

test('without it the element is gone, not disabled', () => {
  as(['admin'], ['project:form:list'], add)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('read only')).toBeTruthy()
})

test('an element for a role is there for the role and for admin', () => {
  as(['auditor'], ['a:b:c'], audit)
  expect(screen.getByRole('button', { name: 'audit' })).toBeTruthy()
  cleanup()
  as(['admin'], ['a:b:c'], audit)
  expect(screen.getByRole('button', { name: 'audit' })).toBeTruthy()
  cleanup()
  as(['editor'], ['a:b:c'], audit)
  expect(screen.queryByRole('button')).toBeNull()
})

test.for([
  [
    'permissions',
    <Allow key="p" permission={[]}>
      x
    </Allow>,
    '请设置操作权限标签值',
  ],
  [
    'a permission without text',
    <Allow key="e" permission="">
      x
    </Allow>,
    '请设置操作权限标签值',
  ],
  [
    'roles',
    <AllowRole key="r" anyOf={[]}>
      x
    </AllowRole>,
    '请设置角色权限标签值',
  ],
] as const)('a list of no %s is a mistake of the program, and says so (spec 5)', ([, content, text]) => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const roles of [['admin'], ['ROLE_DEFAULT']]) expect(() => as(roles, ['*:*:*'], content)).toThrow(text)
  silenced.mockRestore()
})

test('the hooks answer as the elements do', () => {
  const Answers = () => (
    <p>{`${usePermission('a:b:c')} ${usePermission(['x:y:z'])} ${useRole('auditor')} ${useRole('other')}`}</p>
  )
  as(['auditor'], ['a:b:c'], <Answers />)
  expect(screen.getByText('true false true false')).toBeTruthy()
})
