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

  it('answers 304 to a browser that has the file', async () => {
    const { headers } = await app.inject('/fill.html')
    const again = await app.inject({ url: '/s/abc123', headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
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
