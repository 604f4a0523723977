import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CaptchaCancelled } from '#src/captcha/captcha-cancelled.ts'
import { createCall } from './call.ts'

let server: Server
let origin = ''
let received: { url: string; body: string }[] = []
/** The server lets through who has solved this. */
let opens: string | null = 'a+b/c='

beforeEach(async () => {
  received = []
  opens = 'a+b/c='
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const url = request.url ?? ''
      received.push({ url, body })
      const code = new URL(url, 'http://x').searchParams.get('slideCode')
      response.end(JSON.stringify(code !== null && code === opens ? { code: 200, data: 7 } : { code: 416, data: null }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an AddressInfo, never a pipe name.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const noToken = () => null

test('a call that wants a captcha is sent once more with the pass, and the same bytes', async () => {
  const call = createCall(origin, noToken, async (language) => (language === 'de' ? 'a+b/c=' : 'wrong'))
  expect(await call('/x?y=1', { body: '{"a":1}', language: 'de' })).toEqual({ kind: 'ok', data: 7 })
  expect(received).toEqual([
    { url: '/sapi/x?y=1', body: '{"a":1}' },
    { url: '/sapi/x?y=1&slideCode=a%2Bb%2Fc%3D', body: '{"a":1}' },
  ])
})

test('it is asked for once; data keeps the queue from sending again by itself', async () => {
  opens = null
  let asked = 0
  const call = createCall(origin, noToken, async () => `pass ${++asked}`)
  const reply = await call('/x', { body: '{}', language: 'de' })
  expect(reply).toMatchObject({ kind: 'failed', data: expect.anything() })
  expect(asked).toBe(1)
  expect(received).toHaveLength(2)
})

test('closed, it says so in the words of the captcha', async () => {
  const call = createCall(origin, noToken, () => Promise.reject(new CaptchaCancelled('您已取消安全验证')))
  const reply = await call('/x', { body: '{}', language: 'zh-cn' })
  expect(reply).toEqual({ kind: 'failed', message: '您已取消安全验证', data: { captcha: 'cancelled' } })
  expect(received).toHaveLength(1)
})

test('without the dialog’s code the network is to blame', async () => {
  const call = createCall(origin, noToken, () => Promise.reject(new Error('Failed to fetch the module')))
  expect(await call('/x', { body: '{}', language: 'de' })).toEqual({ kind: 'unreachable' })
})
