import { expect, test } from 'vitest'
import { createUser } from '#shared/contract/user'
import { schemaRules } from './schema-rules.ts'

const body = {
  userName: 'anna',
  nickName: 'Anna',
  deptId: null,
  email: '',
  phone: '',
  sex: '2',
  status: 'active',
  remark: '',
  roleIds: ['1'],
}
const rules = (change: object) => schemaRules(createUser.body, { ...body, ...change }, (field) => `wrong ${field}`)

test('a body the server takes breaks no rule', () => {
  expect(rules({})).toEqual({})
  expect(schemaRules(undefined, body, String)).toEqual({})
})

test('one sentence for each field, also for what is wrong inside a list', () => {
  expect(rules({ userName: 'a', roleIds: ['1', 'x', 'y'], email: 'nobody' })).toEqual({
    userName: 'wrong userName',
    roleIds: 'wrong roleIds',
    email: 'wrong email',
  })
})
