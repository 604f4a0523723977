// Answers that take of a stock, handed in to two processes at once: as many are stored as there is, and none is lost.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { published, question, records, submit } from '../form/testing.ts'
import { twoProcesses } from './two-processes.testing.ts'

let server: TestServer
let lin: TestPerson
let processes: ReturnType<typeof twoProcesses>
beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
  processes = twoProcesses(server)
})
afterAll(async () => {
  await processes.close()
  await server.close()
})

const goods = (stock: number, more: object = {}) =>
  question('g1', 'goods-select', {
    goods: [
      { id: 'tea', label: { 'zh-cn': '茶' }, price: 100, stock },
      { id: 'cup', label: { 'zh-cn': '杯' }, price: 100 },
    ],
    currency: 'CNY',
    showLeft: true,
    hold: 10,
    ...more,
  })
const act = (formKey: string, action: string, body: object, filling?: string) =>
  call(server, 'POST', `/public/form/${formKey}/question/g1/${action}`, {
    body,
    ...(filling && { headers: { 'x-form-filling': filling } }),
  })

describe('a rush for a hundred pieces', () => {
  it('stores exactly a hundred of six hundred, in two processes, and those given back once more', async () => {
    const formKey = await published(server, lin, [goods(100)])
    const handIn = (turn: number, clientSubmissionId: string = randomUUID()) =>
      processes
        .at(turn)
        .submit({
          formKey,
          version: 1,
          clientSubmissionId,
          answers: { g1: { tea: 1 } },
          userId: null,
          ip: '203.0.113.7',
          userAgent: 'test',
          length: 100,
        })
        .then(
          ({ id }) => ({ id, clientSubmissionId, turn }),
          () => null,
        )
    const rush = async (people: number) => {
      const stored: { id: string; clientSubmissionId: string; turn: number }[] = []
      const turns = Array.from({ length: people }, (_, turn) => turn).values()
      const lane = async () => {
        for (const turn of turns) {
          const receipt = await handIn(turn)
          if (receipt) stored.push(receipt)
        }
      }
      await Promise.all(Array.from({ length: 16 }, lane))
      return stored
    }
    const stored = await rush(600)
    expect(stored).toHaveLength(100)
    expect((await records(server, lin, formKey)).data.total).toBe(100)
    // Sent once more, to the other process: the same record, and nothing taken again.
    for (const { id, clientSubmissionId, turn } of stored.slice(0, 5))
      expect((await handIn(turn + 1, clientSubmissionId))?.id).toBe(id)

    const ids = stored.slice(0, 40).map(({ id }) => id)
    await call(server, 'POST', `/user/form/data/delete/${formKey}`, { as: lin, body: { ids } })
    expect(await rush(100)).toHaveLength(40)
    expect((await act(formKey, 'left', {})).data.left).toEqual({ tea: 0 })
  })
})

describe('goods that somebody holds', () => {
  it('are theirs when they hand in, are less for others, and free again when they let go', async () => {
    const formKey = await published(server, lin, [goods(3)])
    const [ann, ben] = [randomUUID(), randomUUID()]
    const held = (await act(formKey, 'hold', { answer: { tea: 2 } }, ann)).data
    expect(held).toMatchObject({ left: { tea: 3 }, missing: [], seconds: 600 })
    expect((await act(formKey, 'left', {})).data.left).toEqual({ tea: 1 })
    expect((await act(formKey, 'hold', { answer: { tea: 2 } }, ben)).data).toMatchObject({
      left: { tea: 1 },
      missing: ['tea'],
      seconds: 0,
    })
    const refused = await submit(server, formKey, { g1: { tea: 2 } }, { clientSubmissionId: ben })
    expect(refused.data.issues).toEqual({ g1: [{ code: 'goods-select.held', path: ['tea'] }] })
    expect((await submit(server, formKey, { g1: { tea: 2 } }, { clientSubmissionId: ann })).code).toBe(200)
    const soldOut = await submit(server, formKey, { g1: { tea: 2 } }, { clientSubmissionId: ben })
    expect(soldOut.data.issues).toEqual({ g1: [{ code: 'goods-select.soldOut', path: ['tea'] }] })

    await act(formKey, 'hold', { answer: { tea: 1 } }, ben)
    expect((await act(formKey, 'left', {})).data).toMatchObject({ left: { tea: 0 }, onHold: ['tea'] })
    await act(formKey, 'hold', { answer: null }, ben)
    expect((await act(formKey, 'left', {})).data.left).toEqual({ tea: 1 })
    await submit(server, formKey, { g1: { tea: 1 } })
    expect((await act(formKey, 'left', {})).data).not.toHaveProperty('onHold')
  })

  it('are not told in figures where the author does not want it, and held by nobody without a filling', async () => {
    const formKey = await published(server, lin, [goods(5, { showLeft: false })])
    expect((await act(formKey, 'left', {})).data).toEqual({ left: { tea: null }, waiting: {}, missing: [], seconds: 0 })
    expect((await act(formKey, 'hold', { answer: { tea: 5 } })).data).toMatchObject({ missing: ['tea'], seconds: 0 })
    await submit(server, formKey, { g1: { tea: 5, cup: 9000 } })
    expect((await act(formKey, 'left', {})).data.left).toEqual({ tea: 0 })
  })
  it('are no more than one answer may have, whatever a request asks for', async () => {
    const formKey = await published(server, lin, [goods(1000, { max: 3 })])
    await act(formKey, 'hold', { answer: { tea: 1000 } }, randomUUID())
    expect((await act(formKey, 'left', {})).data.left).toEqual({ tea: 997 })
  })
})
