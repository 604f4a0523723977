import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGuardedFetch } from '../../kernel/outbound/guarded-fetch.ts'
import { fetchForPlugins } from './plugin-fetch.ts'

let calls = 0
const server = createServer((request, response) => {
  calls++
  response.end(`${request.method} ${request.headers['x-key']}`)
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

it('lets a plugin say what it calls with', async () => {
  const fetch = fetchForPlugins(createGuardedFetch({ hosts: null, networks: ['127.0.0.1'] }))
  expect(await fetch(address(), { method: 'PUT', headers: { 'x-key': 'k' } })).toMatchObject({ text: 'PUT k' })
})

it('but not that an administrator had named the address', async () => {
  const before = calls
  const fetch = fetchForPlugins(createGuardedFetch({ hosts: null, networks: [] }))
  const call = { isNamedByAdministrator: true }
  await expect(fetch(address(), call as object)).rejects.toThrow('may not be called')
  expect(calls).toBe(before)
})
