// What only shows on a real connection: raw spellings, headers beyond the limit, uploads that are refused midway.
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPerson, createTestServer, type TestServer } from './testing.ts'

let server: TestServer
let port = 0
beforeAll(async () => {
  server = await createTestServer({ serveClient: (_request, reply) => reply.type('text/html').send('page') })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => server.close())

/** Sends a request line exactly as given; inject and fetch would tidy it up. */
const raw = (path: string, headers = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n`),
    )
    let answer = ''
    socket.on('data', (chunk) => {
      answer += String(chunk)
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })

test('odd spellings of a guarded path reach neither the route nor a page', async () => {
  const spellings = [
    '/sapi/../sapi/getInfo',
    '/sapi/./getInfo',
    '/sapi/%2e%2e/getInfo',
    '/sapi/x/..%2fgetInfo',
    '/sapi/getInfo;a=b',
    '//sapi/getInfo',
    '/sapi//getInfo',
    '/sapi/get%00Info',
    '/s/..\\x',
    '/sapi/%zz',
  ]
  for (const path of spellings) {
    const answer = await raw(path)
    expect(answer, path).toMatch(/^HTTP\/1\.1 (200|404)/)
    expect(answer, path).toContain('"code":404')
    expect(answer, path).toContain('nosniff')
  }
  expect(await raw('/SAPI/getInfo')).toMatch(/page$/)
})

test('connections are looked after every five seconds, and there is a most of them', () => {
  // Node's own half a minute let a head that never ends stay for 35 seconds where ten are allowed.
  expect(Reflect.get(server.app.server, 'connectionsCheckingInterval')).toBe(5000)
  expect(server.app.server.maxConnections).toBe(10_000)
})

test('headers beyond 16 KB are refused', async () => {
  expect(await raw('/', `x-long: ${'x'.repeat(20_000)}\r\n`)).toMatch(/^HTTP\/1\.1 431/)
})

test('a file far beyond the limit is answered with the text, and the connection lives on', async () => {
  const { token } = await createPerson(server.db, 'creator')
  const boundary = 'b0undary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="big.png"\r\n\r\n`
  const answer = await new Promise<string>((resolve, reject) => {
    const outgoing = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/sapi/user/file/upload',
        headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      },
      (response) => {
        let body = ''
        response.on('data', (chunk) => {
          body += String(chunk)
        })
        response.on('end', () => resolve(body))
      },
    )
    outgoing.on('error', reject)
    outgoing.write(head)
    for (let index = 0; index < 20; index++) outgoing.write(Buffer.alloc(1024 * 1024, 1))
    outgoing.end(`\r\n--${boundary}--\r\n`)
  })
  expect(JSON.parse(answer)).toMatchObject({ code: 500, msg: '上传文件大小不能超过 5 MB!' })
})

test('a client that goes away in the middle of an upload leaves nothing behind', async () => {
  const { token } = await createPerson(server.db, 'creator')
  const outgoing = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/sapi/common/upload',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
  })
  outgoing.on('error', () => undefined)
  outgoing.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n')
  outgoing.write(Buffer.alloc(200_000, 'a'))
  await new Promise((resolve) => setTimeout(resolve, 200))
  outgoing.destroy()
  await new Promise((resolve) => setTimeout(resolve, 500))
  const { readdir } = await import('node:fs/promises')
  const left = await readdir(server.storageFolder, { recursive: true })
  expect(left.filter((name) => name.includes('/'))).toEqual([])
})
