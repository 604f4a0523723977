import type { lookup as systemLookup } from 'node:dns'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { reachOf } from './address.ts'
import { createGuardedFetch, OutboundError } from './guarded-fetch.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})
/** @returns its port on this machine */
const listening = (answer: RequestListener, host = '127.0.0.1'): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer(answer)
    servers.push(server)
    server.listen(0, host, () => resolve((server.address() as AddressInfo).port))
  })
/** Names for addresses; of several, one after the other, as a name does that changes its mind. */
const names = (known: Readonly<Record<string, readonly (readonly string[])[]>>) => {
  const asked: string[] = []
  const lookup = ((name: string, _options: object, answer: (error: Error | null, addresses: object[]) => void) => {
    const times = asked.filter((each) => each === name).length
    asked.push(name)
    const all = known[name] ?? []
    const addresses = all[Math.min(times, all.length - 1)]
    if (!addresses) answer(new Error('unknown name'), [])
    else
      answer(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
  }) as unknown as typeof systemLookup
  return { lookup, asked }
}
const open = createGuardedFetch({ hosts: null, networks: [] })
/** May call this machine, as an operator may allow. */
const home = createGuardedFetch({ hosts: null, networks: ['127.0.0.0/8'] })

describe('addresses', () => {
  it.each([
    ...['127.0.0.1', '127.9.9.9', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1'],
    ...['::1', 'fd00::1', 'fc00::', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '0:0:0:0:0:ffff:a00:1'],
    ...['64:ff9b::10.0.0.1', '2002:7f00:0001::', '::ffff:0:127.0.0.1', '::127.0.0.1', 'fd12:3456::1%eth0'],
  ])('%s is private', (address) => expect(reachOf(address)).toBe('private'))
  it.each([
    ...['169.254.169.254', '169.254.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '::', 'fe80::1', 'fe80::1%eth0'],
    ...['ff02::1', '::ffff:169.254.169.254', '::ffff:a9fe:a9fe', '64:ff9b::a9fe:a9fe', 'no address', ''],
  ])('%s is never meant', (address) => expect(reachOf(address)).toBe('never'))
  it.each([
    '8.8.8.8',
    '172.32.0.1',
    '11.0.0.1',
    '2606:4700::1111',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
  ])('%s is public', (address) => expect(reachOf(address)).toBe('public'))
})

describe('a call', () => {
  it('answers with status, headers and body, and sends what it was given', async () => {
    const port = await listening((request, response) => {
      request.setEncoding('utf8').once('data', (body) => {
        response.writeHead(201, { 'x-said': 'yes' }).end(`${request.method} ${request.headers['x-key']} ${body}`)
      })
    })
    const answer = await home(`http://127.0.0.1:${port}/`, { method: 'POST', headers: { 'x-key': 'k' }, body: '字' })
    expect(answer).toMatchObject({ status: 201, headers: { 'x-said': 'yes' }, text: 'POST k 字' })
  })

  it.each([
    ...['http://127.0.0.1', 'http://localhost', 'http://[::1]', 'http://[::ffff:127.0.0.1]', 'http://2130706433'],
    ...['http://0x7f.1', 'http://017700000001', 'http://127.1', 'http://0'],
  ])('of %s is not made', async (address) => {
    let calls = 0
    const port = await listening((_request, response) => {
      calls++
      response.end()
    })
    await expect(open(`${address}:${port}/`)).rejects.toThrow(OutboundError)
    expect(calls).toBe(0)
  })

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://[fe80::1]/',
    'http://0.0.0.0/',
  ])('of %s is not made though an administrator named it', async (address) => {
    await expect(home(address, { isNamedByAdministrator: true })).rejects.toThrow('may not be called')
  })

  it.each([
    'file:///etc/passwd',
    'ftp://example.com/',
    'http://a:b@example.com/',
    'no address',
    'data:,x',
  ])('of %s is none', (address) => expect(open(address)).rejects.toThrow(OutboundError))

  it('goes where the name pointed when it was judged: it is looked up once', async () => {
    const port = await listening((_request, response) => {
      response.end('where it may')
    }, '127.0.0.2')
    const { lookup, asked } = names({ 'rebind.test': [['127.0.0.2'], ['127.0.0.1']] })
    const guarded = createGuardedFetch({ hosts: null, networks: ['127.0.0.2'], lookup })
    expect((await guarded(`http://rebind.test:${port}/`)).text).toBe('where it may')
    expect(asked).toEqual(['rebind.test'])
    // By now it is a name of somewhere else.
    await expect(guarded(`http://rebind.test:${port}/`)).rejects.toThrow('may not be called')
  })

  it('of a name that is private at only one of its addresses is not made', async () => {
    const { lookup } = names({ 'both.test': [['8.8.8.8', '10.0.0.1']], 'six.test': [['::ffff:127.0.0.1']] })
    const guarded = createGuardedFetch({ hosts: null, networks: [], lookup })
    for (const name of ['both.test', 'six.test'])
      await expect(guarded(`http://${name}/`)).rejects.toThrow('may not be called')
  })

  it('goes to listed hosts only, where there is a list', async () => {
    const port = await listening((_request, response) => {
      response.end('here')
    })
    const { lookup } = names({
      'api.test': [['127.0.0.1']],
      'a.b.test': [['127.0.0.1']],
      'evilb.test': [['127.0.0.1']],
    })
    const rules = { hosts: ['api.test', '*.b.test'], networks: ['127.0.0.1'], lookup }
    const listed = createGuardedFetch(rules)
    for (const name of ['api.test', 'a.b.test', 'API.test'])
      expect((await listed(`http://${name}:${port}/`)).text).toBe('here')
    for (const name of ['evilb.test', 'x.api.test', '127.0.0.1'])
      await expect(listed(`http://${name}:${port}/`)).rejects.toThrow('not among the hosts')
  })
})

describe('a redirect', () => {
  it('is judged as a call of its own', async () => {
    const { lookup } = names({ 'start.test': [['127.0.0.1']], 'inside.test': [['10.0.0.1']] })
    const guarded = createGuardedFetch({ hosts: null, networks: ['127.0.0.0/8'], lookup })
    for (const location of ['http://inside.test/', 'http://169.254.169.254/', 'http://[::1]/', 'file:///etc/passwd']) {
      const port = await listening((_request, response) => {
        response.writeHead(302, { location }).end()
      })
      await expect(guarded(`http://start.test:${port}/`)).rejects.toThrow(OutboundError)
    }
  })

  it('takes neither body nor secrets to somebody else, and does not go on for ever', async () => {
    const seen: object[] = []
    const other = await listening((request, response) => {
      const { authorization = '', cookie = '' } = request.headers
      seen.push({ method: request.method, authorization, cookie, key: request.headers['x-key'] })
      response.end('there')
    })
    const first = await listening((_request, response) => {
      response.writeHead(303, { location: `http://127.0.0.1:${other}/` }).end()
    })
    const headers = { authorization: 'Bearer s', cookie: 'a=b', 'x-key': 'k' }
    const { text } = await home(`http://127.0.0.1:${first}/`, { method: 'POST', body: 'x', headers })
    expect(text).toBe('there')
    expect(seen).toEqual([{ method: 'GET', authorization: '', cookie: '', key: 'k' }])
    const round = await listening((_request, response) => {
      response.writeHead(307, { location: '/' }).end()
    })
    await expect(home(`http://127.0.0.1:${round}/`)).rejects.toThrow('too often')
    await expect(home(`http://127.0.0.1:${round}/`, { maxRedirects: 0 })).rejects.toThrow('too often')
  })
})

describe('an answer', () => {
  it('that is too slow, at its head or its body, is broken off', async () => {
    const silent = await listening(() => undefined)
    const dripping = await listening((_request, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write('.'), 20)
      response.once('close', () => clearInterval(drip))
    })
    for (const port of [silent, dripping])
      await expect(home(`http://127.0.0.1:${port}/`, { timeoutMs: 300 })).rejects.toThrow('within 300 ms')
  })

  it('that is too long is broken off, however small it was packed', async () => {
    const zeros = Buffer.alloc(50 * 1024 * 1024)
    for (const [encoding, body] of [
      ['identity', zeros],
      ['gzip', gzipSync(zeros)],
      ['br', brotliCompressSync(zeros.subarray(0, 8 * 1024 * 1024))],
    ] as const) {
      const port = await listening((_request, response) => {
        response.writeHead(200, { 'content-encoding': encoding }).end(body)
      })
      await expect(home(`http://127.0.0.1:${port}/`, { maxBytes: 100_000 })).rejects.toThrow('longer than 100000 bytes')
    }
  })

  it('that is packed is unpacked, and one that is packed in a way nobody asked for or cut off is none', async () => {
    const answering = (encoding: string, body: Buffer) =>
      listening((_request, response) => {
        response.writeHead(200, { 'content-encoding': encoding }).end(body)
      })
    const packed = gzipSync('words')
    expect((await home(`http://127.0.0.1:${await answering('gzip', packed)}/`)).text).toBe('words')
    for (const port of [await answering('zstd', packed), await answering('gzip', packed.subarray(0, 12))])
      await expect(home(`http://127.0.0.1:${port}/`)).rejects.toThrow(OutboundError)
  })

  it('is waited for until the caller gives up', async () => {
    const port = await listening(() => undefined)
    const giveUp = new AbortController()
    const answer = home(`http://127.0.0.1:${port}/`, { signal: giveUp.signal })
    giveUp.abort(new Error('not needed any more'))
    await expect(answer).rejects.toThrow('not needed any more')
  })
})
