import { createDecipheriv } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CaptchaChallenge } from '#shared/contract/captcha'
import { createWire } from './wire.ts'

let server: Server
let origin = ''
let received: { url: string; language: string | undefined; body: Record<string, unknown> }[] = []
let answer: unknown

beforeEach(async () => {
  received = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const { url = '', headers } = request
      received.push({ url, language: headers['accept-language'], body: JSON.parse(body) })
      response.end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an AddressInfo, never a pipe name.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const challenge: CaptchaChallenge = {
  captchaType: 'blockPuzzle',
  token: '0123456789abcdef0123456789abcdef',
  secretKey: 'abcdefghijklmnop',
  originalImageBase64: 'AAAA',
  jigsawImageBase64: 'AAAA',
  wordList: null,
  salt: null,
  difficulty: null,
  result: false,
}
const decrypted = (text: unknown) => {
  const decipher = createDecipheriv('aes-128-ecb', challenge.secretKey, null)
  return Buffer.concat([decipher.update(String(text), 'base64'), decipher.final()]).toString()
}

test('asks for a challenge as the protocol has it', async () => {
  answer = { repCode: '0000', repMsg: '', success: true, repData: challenge }
  expect(await createWire('de', origin).challenge('clickWord')).toEqual(challenge)
  expect(received).toEqual([
    {
      url: '/sapi/captcha/get',
      language: 'de',
      body: { captchaType: 'clickWord', clientUid: expect.stringMatching(/^point-.{16,}/), ts: expect.any(Number) },
    },
  ])
})

test('sends the solution encrypted, and the pass is made of the same text', async () => {
  answer = { repCode: '0000', repMsg: '', success: true, repData: { result: true } }
  const text = '{"x":123.5,"y":5}'
  const pass = await createWire('de', origin).check(challenge, text)
  const { pointJson, ...rest } = received[0]?.body ?? {}
  expect(rest).toEqual({ captchaType: 'blockPuzzle', token: challenge.token })
  expect(decrypted(pointJson)).toBe(text)
  expect(decrypted(pass)).toBe(`${challenge.token}---${text}`)
})

test('without a key both go in clear', async () => {
  answer = { repCode: '0000', repMsg: '', success: true, repData: { result: true } }
  const pass = await createWire('de', origin).check({ ...challenge, captchaType: 'pow', secretKey: '' }, '4711')
  expect(received[0]?.body.pointJson).toBe('4711')
  expect(pass).toBe(`${challenge.token}---4711`)
})

test('any other code is a refusal in the server’s words', async () => {
  answer = { repCode: '6202', repMsg: '验证失败次数过多', success: false, repData: null }
  await expect(createWire('zh-CN', origin).challenge('blockPuzzle')).rejects.toMatchObject({
    name: 'CaptchaRefusal',
    repCode: '6202',
    message: '验证失败次数过多',
  })
})
