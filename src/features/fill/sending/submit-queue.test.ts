import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Call, createCall } from '../call/call.ts'
import { exponential, type SubmitQueue, type SubmitState, startSubmitQueue } from './submit-queue.ts'

type Answer =
  | { readonly code: number; readonly data?: unknown; readonly msg?: string }
  | { readonly status: number; readonly headers?: Record<string, string> }
  | 'drop'
  | 'garbage'

const receipt = { id: '1', serialNumber: 7, submittedAt: '2026-08-01T00:00:00Z' }

let server: Server
let answers: Answer[] = []
let bodies: string[] = []
let call: Call
let queue: SubmitQueue | undefined

beforeEach(async () => {
  answers = []
  bodies = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      bodies.push(body)
      const answer = answers.shift() ?? { code: 200, data: receipt }
      if (answer === 'drop') return request.socket.destroy()
      if (answer === 'garbage') return response.end('<html>Please sign in to the hotel network</html>')
      if ('status' in answer) return response.writeHead(answer.status, answer.headers).end('busy')
      response.end(JSON.stringify({ msg: '', data: null, ...answer }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an AddressInfo, never a pipe name.
  call = createCall(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterEach(async () => {
  queue?.stop()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Runs a submission to its end and returns all states on the way. */
const run = (options: { backOff?: (failures: number) => number; onState?: (state: SubmitState) => void } = {}) =>
  new Promise<SubmitState[]>((resolve) => {
    const states: SubmitState[] = []
    queue = startSubmitQueue({
      body: '{"answers":{"name":"Ann"}}',
      send: (body, signal) => call('/user/form/data/public/create', { body, signal, timeoutMs: 2000 }),
      backOff: options.backOff ?? (() => 5),
      onWakeUp: () => () => undefined,
      onState: (state) => {
        states.push(state)
        options.onState?.(state)
        if (state.status !== 'sending' && state.status !== 'waiting') resolve(states)
      },
    })
  })
const kinds = (states: readonly SubmitState[]) =>
  states.map((state) => (state.status === 'waiting' ? `waiting:${state.cause}` : state.status))

test('delivers and hands over the receipt', async () => {
  const states = await run()
  expect(states.at(-1)).toEqual({ status: 'accepted', receipt })
  expect(bodies).toEqual(['{"answers":{"name":"Ann"}}'])
})

test('a lost connection, a full server and a hotel’s sign-in page are all waited out, with the same bytes each time', async () => {
  answers = ['drop', { status: 503 }, 'garbage', { status: 502 }]
  const states = await run()
  expect(kinds(states)).toEqual([
    'sending',
    'waiting:unreachable',
    'sending',
    'waiting:busy',
    'sending',
    'waiting:unreachable',
    'sending',
    'waiting:busy',
    'sending',
    'accepted',
  ])
  expect(new Set(bodies).size).toBe(1)
  expect(bodies).toHaveLength(5)
})

test('a server that cannot be reached at all is waited for', async () => {
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const states = await run({
    onState: (state) => {
      if (state.status === 'waiting' && !server.listening) server.listen(port, '127.0.0.1')
    },
    backOff: () => 50,
  })
  expect(kinds(states).slice(0, 2)).toEqual(['sending', 'waiting:unreachable'])
  expect(states.at(-1)?.status).toBe('accepted')
})

test.each([
  { status: 503, headers: { 'retry-after': '1' } },
  { code: 429, msg: '操作过于频繁，请 1 秒后再试', data: { retryAfterSeconds: 1 } },
])('waits at least as long as the server asks: $code$status', async (answer) => {
  answers = [answer]
  const started = Date.now()
  const states = await run()
  expect(Date.now() - started).toBeGreaterThanOrEqual(990)
  const waiting = states.find((state) => state.status === 'waiting')
  expect(waiting?.retryAt).toBeGreaterThanOrEqual(started + 1000)
})

test('retryNow does not wait, and never sends twice at a time', async () => {
  answers = ['drop']
  const states = await run({
    backOff: () => 60_000,
    onState: (state) => {
      if (state.status !== 'waiting') return
      queue?.retryNow()
      queue?.retryNow()
    },
  })
  expect(states.at(-1)?.status).toBe('accepted')
  expect(bodies).toHaveLength(2)
})

test('a refusal is final and carries the issues', async () => {
  const refusal = { reason: 'issues', issues: { name: [{ code: 'required' }] } }
  answers = [{ code: 510, data: refusal }]
  const states = await run()
  expect(states.at(-1)).toEqual({ status: 'refused', refusal })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(bodies).toHaveLength(1)
})

test('a form that is gone is final', async () => {
  answers = [{ code: 404 }]
  expect((await run()).at(-1)).toEqual({ status: 'gone' })
})

test('an unknown fault is tried twice more, then the respondent is asked', async () => {
  answers = Array.from({ length: 5 }, () => ({ code: 500, msg: '系统未知错误' }))
  expect((await run()).at(-1)).toEqual({ status: 'failed', message: '系统未知错误' })
  expect(bodies).toHaveLength(3)
})

test('a fault that names what is wrong with the call is not repeated', async () => {
  answers = [{ code: 500, msg: '参数 answers 不正确', data: { fieldErrors: [] } }]
  expect((await run()).at(-1)).toEqual({ status: 'failed', message: '参数 answers 不正确' })
  expect(bodies).toHaveLength(1)
})

test('stop ends the trying', async () => {
  answers = ['drop', 'drop', 'drop']
  await new Promise<void>((resolve) => {
    queue = startSubmitQueue({
      body: '{}',
      send: (body, signal) => call('/x', { body, signal }),
      backOff: () => 5,
      onWakeUp: () => () => undefined,
      onState: (state) => {
        if (state.status !== 'waiting') return
        queue?.stop()
        resolve()
      },
    })
  })
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(bodies).toHaveLength(1)
})

test('pauses double from about a second to about five minutes', () => {
  const pauses = [0, 1, 2, 20].map(exponential)
  const centres = [1000, 2000, 4000, 300_000]
  for (const [at, centre] of centres.entries()) {
    expect(pauses[at]).toBeGreaterThanOrEqual(centre * 0.8)
    expect(pauses[at]).toBeLessThanOrEqual(centre * 1.2)
  }
})
