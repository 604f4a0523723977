import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import type { RealtimeMessage } from '#shared/contract/realtime'
import { type Connection, startConnection } from './connection.ts'

let server: WebSocketServer
let sockets: ServerSocket[]
let tokens: (string | null)[]
let pings: number
/** Whether the server answers PING. */
let isAwake = true
let connection: Connection | undefined
const heard: RealtimeMessage[] = []
let opened = 0
let signedOut = 0
let tickets = 0

beforeEach(async () => {
  sockets = []
  tokens = []
  pings = 0
  opened = 0
  signedOut = 0
  tickets = 0
  isAwake = true
  heard.length = 0
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket, request) => {
    sockets.push(socket)
    tokens.push(new URL(request.url ?? '', 'http://x').searchParams.get('token'))
    socket.on('message', (data) => {
      if (String(data) !== 'PING') return
      pings++
      if (isAwake) socket.send('PONG')
    })
  })
  await new Promise((resolve) => server.once('listening', resolve))
})
afterEach(async () => {
  connection?.stop()
  for (const socket of sockets) socket.terminate()
  await new Promise((resolve) => server.close(resolve))
})

const start = (ticket: () => Promise<string> = async () => `ticket ${++tickets}`) => {
  // A listening server has an AddressInfo, never a pipe name.
  const { port } = server.address() as AddressInfo
  connection = startConnection({
    baseUrl: `http://127.0.0.1:${port}/sapi`,
    ticket,
    onMessage: (message) => heard.push(message),
    onOpen: () => opened++,
    onSignedOut: () => signedOut++,
    times: { heartbeatTimeoutMs: 60, reconnectMs: 50 },
  })
}
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 3000, interval: 5 })
const quietFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('opens with a ticket, and hands on what the contract knows', async () => {
  start()
  await eventually(() => expect(opened).toBe(1))
  expect(tokens).toEqual(['ticket 1'])
  const [socket] = sockets
  for (const text of [
    'no json',
    '{"msgType":"SOMETHING_NEW","body":{}}',
    '{"msgType":"UNREAD","body":{"count":"x"}}',
    'PONG',
  ])
    socket?.send(text)
  socket?.send('{"msgType":"UNREAD","body":{"count":3}}')
  await eventually(() => expect(heard).toEqual([{ msgType: 'UNREAD', body: { count: 3 } }]))
})

test('says PING, and stays while the server answers', async () => {
  start()
  await eventually(() => expect(pings).toBeGreaterThanOrEqual(3))
  expect(sockets).toHaveLength(1)
})

test('gives up a line without an answer, and connects again with another ticket', async () => {
  isAwake = false
  start()
  await eventually(() => expect(tokens.slice(0, 2)).toEqual(['ticket 1', 'ticket 2']))
  expect(pings).toBeGreaterThanOrEqual(1)
})

test('connects again once after a close', async () => {
  start()
  await eventually(() => expect(opened).toBe(1))
  sockets[0]?.close(1012)
  await eventually(() => expect(opened).toBe(2))
  await quietFor(200)
  expect(sockets).toHaveLength(2)
})

test('a ticket that does not come is tried for again', async () => {
  let failures = 0
  start(async () => {
    if (failures++ < 2) throw new Error('offline')
    return 'late'
  })
  await eventually(() => expect(tokens).toEqual(['late']))
})

test('the end of the session is the end of trying', async () => {
  start()
  await eventually(() => expect(opened).toBe(1))
  sockets[0]?.close(4401, 'SESSION_ENDED')
  await eventually(() => expect(signedOut).toBe(1))
  await quietFor(200)
  expect(sockets).toHaveLength(1)
})

test('stopped, it closes and does not come back', async () => {
  start()
  await eventually(() => expect(opened).toBe(1))
  const [socket] = sockets
  const closed = new Promise((resolve) => socket?.once('close', resolve))
  connection?.stop()
  await closed
  await quietFor(200)
  expect(sockets).toHaveLength(1)
})

test('left while it is still connecting, it is let in and then closed: a cut line is an error in the browser’s log', async () => {
  const ends: number[] = []
  server.on('connection', (socket) => socket.on('close', (code) => ends.push(code)))
  start()
  // The ticket is there, the line is not.
  await quietFor(0)
  expect(sockets).toHaveLength(0)
  connection?.stop()
  // 1005: closed in order, without a reason; 1006 would be a line that broke.
  await eventually(() => expect(ends).toEqual([1005]))
  expect(opened).toBe(0)
})
