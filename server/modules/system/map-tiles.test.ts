// A map is drawn only where an administrator has named one, and its pictures come through this server.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const asked: string[] = []
const source = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (request.url === '/3/1/2.png') return response.setHeader('content-type', 'image/png').end(png)
  if (request.url === '/3/1/3.png') return response.setHeader('content-type', 'image/png').end('<script>')
  return response.writeHead(404).end()
})

let server: TestServer
let admin: TestPerson
beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  asked.length = 0
})
afterAll(async () => {
  source.close()
  await server.close()
})

const set = async (key: string, value: string) => {
  const { data } = await call(server, 'GET', `/system/config/page?configKey=${key}`, { as: admin })
  const { createTime: _, updateTime: __, ...row } = data.rows[0]
  const body = { ...row, configValue: value }
  expect((await call(server, 'PUT', '/system/config', { as: admin, body })).code).toBe(200)
}
const tile = (place: string) => server.app.inject({ url: `/sapi/public/map/tile/${place}` })
const tiles = async () => (await call(server, 'GET', '/public/question-type/map-location/data?name=tiles')).data.tiles

it('there is no map and nobody is asked until an administrator names one', async () => {
  expect(await tiles()).toEqual({})
  expect((await tile('3/1/2')).statusCode).toBe(404)
  expect(asked).toEqual([])
})

it('pictures are handed on, asked for once, and are nothing but pictures', async () => {
  await set('mapTileAddress', `http://127.0.0.1:${(source.address() as AddressInfo).port}/{z}/{x}/{y}.png`)
  await set('mapTileCredit', '© Somebody')
  expect(await tiles()).toEqual({ address: '/sapi/public/map/tile/{z}/{x}/{y}', credit: '© Somebody' })
  const first = await tile('3/1/2')
  expect([first.statusCode, first.headers['content-type'], first.rawPayload.equals(png)]).toEqual([
    200,
    'image/png',
    true,
  ])
  await tile('3/1/2')
  expect(asked).toEqual(['/3/1/2.png'])
  // What only calls itself a picture, what is not there, and places outside the world.
  for (const place of ['3/1/3', '3/4/4', '3/8/0', '99/0/0']) expect((await tile(place)).statusCode, place).toBe(404)
  expect(asked).toEqual(['/3/1/2.png', '/3/1/3.png', '/3/4/4.png'])
})

it('an address without places for the figures is none', async () => {
  await set('mapTileAddress', 'https://example.org/map.png')
  expect(await tiles()).toEqual({})
  expect((await tile('3/1/2')).statusCode).toBe(404)
})
