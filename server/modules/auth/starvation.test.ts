// Signing in while somebody floods it with wrong passwords, over real connections.
import { EventEmitter, once } from 'node:events'
import { request } from 'node:http'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineEndpoint, nothing, publicAccess } from '#shared/contract/endpoint'
import { currentOrigin } from '../../http/origin.ts'
import { registerRoutes, route } from '../../http/route.ts'
import { call, createTestServer, type TestServer } from '../../http/testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ env: { TRUSTED_PROXY: '127.0.0.1' } })
})
afterAll(() => server.close())

describe('a flood of wrong passwords from one network', () => {
  const login = (username: string, password: string, ip: string) =>
    call(server, 'POST', '/login', { body: { username, password }, headers: { 'x-forwarded-for': ip } })

  it('lets somebody from another network in before its turn comes again', async () => {
    let answered = 0
    const flood = Array.from({ length: 50 }, async (_, index) => {
      await login(`nobody${index}`, 'wrong', '203.0.113.7')
      answered++
    })
    const { code } = await login('admin', 'test-password', '198.51.100.1')
    const before = answered
    expect(code).toBe(200)
    // First come, first served would have answered them all.
    expect(before).toBeLessThan(40)
    await Promise.all(flood)
  })

  it('is turned away without counting as failures of those it crowds out', async () => {
    await server.db.deleteFrom('rate_bucket').execute()
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        login(`somebody${index}`, 'wrong', `203.${index % 200}.${Math.floor(index / 200)}.1`),
      ),
    )
    const codes = new Set(answers.map(({ code }) => code))
    // All judged on a fast machine; what was not, was told when to come again: there was no turn, or no connection (503).
    expect([...codes].filter((code) => ![500, 429, 503].includes(code))).toEqual([])
    for (const { code, response } of answers)
      if (code !== 500) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    const withCode = (wanted: number) => answers.filter(({ code }) => code === wanted).length
    const { rows } = await server.database.pool.query(
      "select count(*)::int as n from rate_bucket where bucket like 'login-account:%' and tokens < 29.5",
    )
    // Where the connection was missing, nobody can tell whether it was missing before the counting or after it.
    expect(rows[0].n).toBeGreaterThanOrEqual(withCode(500))
    expect(rows[0].n).toBeLessThanOrEqual(withCode(500) + withCode(503))
  })
})

it('a call knows when its caller has hung up', async () => {
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/wait',
    summary: '',
    access: publicAccess,
    data: nothing,
  })
  const steps = new EventEmitter()
  const arrived = once(steps, 'arrived')
  const left = once(steps, 'left')
  const app = fastify()
  registerRoutes(app, server.deps, [
    route(endpoint, async () => {
      const gone = currentOrigin()?.gone()
      gone?.addEventListener('abort', () => steps.emit('left', gone.reason))
      steps.emit('arrived')
      await left
      return null
    }),
  ])
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const going = request(`${address}/sapi/wait`)
  going.on('error', () => {})
  going.end()
  await arrived
  going.destroy()
  expect(await left).toMatchObject([{ code: 503 }])
  await app.close()
})
