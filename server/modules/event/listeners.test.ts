// What a new module hears of all others, by its own folder alone: nothing else in the server knows of it.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { type AnyEventKind, type EventOf, listen } from '../../kernel/event.ts'
import { defineModule } from '../../kernel/module.ts'
import { answerChanged, answerRemoved, answerStored } from '../form/answer-events.ts'
import { formPublished, formStopped } from '../form/events.ts'
import { input, published, submit } from '../form/testing.ts'
import { roleChanged, roleCreated, roleRemoved } from '../role/events.ts'
import {
  roleGranted,
  roleRevoked,
  userChanged,
  userCreated,
  userDisabled,
  userEnabled,
  userRemoved,
} from '../user/events.ts'

const heard: EventOf<AnyEventKind>[] = []
const ears = defineModule({
  name: 'ears',
  start: () => ({
    listeners: [
      listen({
        name: 'ears',
        kinds: [
          answerStored,
          answerChanged,
          answerRemoved,
          formPublished,
          formStopped,
          userCreated,
          userChanged,
          userDisabled,
          userEnabled,
          userRemoved,
          roleCreated,
          roleChanged,
          roleRemoved,
          roleGranted,
          roleRevoked,
        ],
        effect: 'inside',
        run: async (_trx, events) => {
          heard.push(...events)
        },
      }),
      listen({ name: 'calls', kinds: [answerStored], effect: 'outside', wants: 'chosen', run: async () => undefined }),
    ],
  }),
})

let server: TestServer
let admin: TestPerson
beforeAll(async () => {
  server = await createTestServer({ modules: [ears] })
  admin = await createPerson(server.db, 'admin')
})
beforeEach(() => {
  heard.length = 0
})
afterAll(() => server.close())

/** Kinds with what they are about, once as many have been heard. */
const hears = async (...expected: readonly (readonly [string, object])[]) => {
  await expect.poll(() => heard.length).toBeGreaterThanOrEqual(expected.length)
  expect(heard.map(({ kind, about }) => [kind, about])).toEqual(expected)
  heard.length = 0
}
const post = async (path: string, body: object, method: 'POST' | 'PUT' | 'DELETE' = 'POST') => {
  const answer = await call(server, method, path, { as: admin, body })
  expect(answer.code).toBe(200)
  return answer.data
}

it('answers and forms', async () => {
  const formKey = await published(server, admin, [input('q1')])
  const { id: formId } = await server.db
    .selectFrom('form')
    .select('id')
    .where('form_key', '=', formKey)
    .executeTakeFirstOrThrow()
  await hears(['form.published', { formId, formKey, version: 1, isNew: true }])
  const { id: submissionId } = (await submit(server, formKey, { q1: 'a' })).data
  const record = { formId, submissionId, version: 1 }
  await hears(['answer.stored', record])
  // Sent again it is the same answer.
  const twice = { clientSubmissionId: crypto.randomUUID() }
  const second = (await submit(server, formKey, { q1: 'b' }, twice)).data.id
  await submit(server, formKey, { q1: 'b' }, twice)
  await hears(['answer.stored', { ...record, submissionId: second }])
  await post('/user/form/data/update', { dataId: submissionId, revision: 1, answers: { q1: 'c' } })
  await hears(['answer.changed', { ...record, revision: 2 }])
  await post(`/user/form/data/delete/${formKey}`, { ids: [submissionId] })
  await hears(['answer.removed', record])

  await post('/user/form/stop', { formKey })
  await post('/user/form/publish', { formKey })
  await post('/user/form/delete', { formKey })
  await post('/user/form/recycle/restore', { formKey })
  const opened = ['form.published', { formId, formKey, version: 1, isNew: false }] as const
  const stopped = ['form.stopped', { formId, formKey }] as const
  await hears(stopped, opened, stopped, opened)
  // A listener that chooses its forms has chosen none.
  expect(await server.db.selectFrom('outbox').select('id').where('listener', '=', 'calls').execute()).toEqual([])
})

it('people and their roles', async () => {
  const { id: roleId } = await server.db
    .selectFrom('role')
    .select('id')
    .where('role_key', '=', 'viewer')
    .executeTakeFirstOrThrow()
  const person = { nickName: 'Ada', deptId: null, email: '', phone: '', sex: '2', status: 'active', remark: '' }
  const created = { ...person, userName: 'ada.events', roleIds: [roleId], postIds: [] }
  const { id: userId } = await post('/system/user', created)
  const holder = { userId, roleId }
  await hears(['user.created', { userId }], ['role.granted', holder])
  await post('/system/user/changeStatus', { id: userId, status: 'disabled' }, 'PUT')
  await post('/system/user/changeStatus', { id: userId, status: 'disabled' }, 'PUT')
  await post('/system/user/changeStatus', { id: userId, status: 'active' }, 'PUT')
  await hears(['user.disabled', { userId }], ['user.enabled', { userId }])
  await call(server, 'DELETE', `/system/user/${userId}`, { as: admin })
  await hears(['user.removed', { userId }])
})
