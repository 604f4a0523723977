import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveClientFiles } from './client-files.ts'

let outside: string
let app: FastifyInstance
const script = 'console.log(1);'.repeat(200)

beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'formloom-pages-'))
  const folder = join(outside, 'client')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(outside, 'secret.txt'), 'secret')
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(join(folder, 'index.html'), 'console page')
  writeFileSync(join(folder, 'fill.html'), 'fill page')
  writeFileSync(join(folder, 'assets/a-1234.js'), script)
  writeFileSync(join(folder, 'assets/a-1234.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'assets/a-1234.js.gz'), gzipSync(script))
  writeFileSync(join(folder, 'assets/model-1234.gz'), gzipSync('model'))
  writeFileSync(join(folder, 'assets/weights-1234.bin'), 'weights')
  writeFileSync(join(folder, 'fill-worker.js'), 'keeps pages')
  writeFileSync(join(folder, 'fill-worker-off.js'), 'takes itself away')
  const handler = serveClientFiles(folder)
  app = fastify({ exposeHeadRoutes: false })
  app.setNotFoundHandler((request, reply) => handler(request, reply))
})

afterAll(async () => {
  await app.close()
  rmSync(outside, { recursive: true, force: true })
})

describe('serveClientFiles', () => {
  it.each([
    ['/', 'console page'],
    ['/project/form/1?tab=2', 'console page'],
    ['/s', 'console page'],
    ['/system/user', 'console page'],
    ['/s/abc123', 'fill page'],
    ['/p/abc123?x=1', 'fill page'],
    ['/d/abc123', 'fill page'],
    ['/q/abc123', 'console page'],
    ['/m/project/form/data', 'console page'],
  ])('answers %s with the %s, never cached unseen', async (url, page) => {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe(page)
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  })

  it('has the worker of the public page at an address that stays, never cached unseen, or one that takes it away', async () => {
    const page = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }
    const on = await app.inject('/fill-worker.js')
    expect([on.body, on.headers]).toEqual(['keeps pages', expect.objectContaining(page)])
    const handler = serveClientFiles(join(outside, 'client'), { offlinePages: false })
    const without = fastify({ exposeHeadRoutes: false })
    without.setNotFoundHandler((request, reply) => handler(request, reply))
    const off = await without.inject('/fill-worker.js')
    expect([off.body, off.headers]).toEqual(['takes itself away', expect.objectContaining(page)])
    await without.close()
    expect((await app.inject('/some-worker.js')).statusCode, 'a page is no worker').toBe(404)
  })

  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip, deflate'],
    [undefined, ''],
  ])('answers a script with content-encoding %s to a browser that accepts "%s"', async (encoding, accepted) => {
    const response = await app.inject({ url: '/assets/a-1234.js', headers: { 'accept-encoding': accepted } })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers.vary).toBe('accept-encoding')
    const sizes = { br: brotliCompressSync(script), gzip: gzipSync(script), none: Buffer.from(script) }
    expect(response.rawPayload.equals(sizes[encoding === 'br' || encoding === 'gzip' ? encoding : 'none'])).toBe(true)
  })

  it('serves what is compressed by itself as it is, and no compressed twin under its own name', async () => {
    const model = await app.inject({ url: '/assets/model-1234.gz', headers: { 'accept-encoding': 'gzip' } })
    expect([model.statusCode, model.headers['content-encoding']]).toEqual([200, undefined])
    expect(model.rawPayload.equals(gzipSync('model'))).toBe(true)
    expect((await app.inject('/assets/a-1234.js.gz')).statusCode).toBe(404)
    // Whatever the build has put beside scripts is there, whether or not its type has a name.
    const weights = await app.inject('/assets/weights-1234.bin')
    expect(weights.headers['content-type']).toBe('application/octet-stream')
    expect(weights.body).toBe('weights')
  })

  it('answers 304 to a browser that has the file', async () => {
    const { headers } = await app.inject('/fill.html')
    const again = await app.inject({ url: '/s/abc123', headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('gives what has a hash in its address no other name: nobody asks for it again', async () => {
    const first = await app.inject('/assets/a-1234.js')
    expect(first.headers).not.toHaveProperty('etag')
    expect((await app.inject({ url: '/assets/a-1234.js', headers: { 'if-none-match': '"x"' } })).statusCode).toBe(200)
  })

  it('answers HEAD without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-length']).toBe('12')
    expect(response.body).toBe('')
  })

  it('answers 404 for a script that is gone', async () => {
    expect((await app.inject('/assets/old-9999.js')).statusCode).toBe(404)
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.vite/manifest.json',
  ])('gives nothing but a page or a 404 for %s', async (url) => {
    const { body } = await app.inject(url)
    expect(['console page', 'fill page', 'Not found']).toContain(body)
  })

  it('says what to do when nothing was built', () => {
    expect(() => serveClientFiles(outside)).toThrow(/has no index\.html: build the product first/)
  })
})
