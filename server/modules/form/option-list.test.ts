import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { input, published, radio } from './testing.ts'

let server: TestServer
let author: TestPerson
let formKey: string
const lists: Server[] = []

beforeAll(async () => {
  // As an operator may allow; everything else private stays refused.
  server = await createTestServer({ env: { OUTBOUND_NETWORKS: '127.0.0.1' } })
  author = await createPerson(server.db, 'creator')
  formKey = await published(server, author, [input('q1')])
})
afterAll(() => server.close())
afterEach(() => {
  for (const list of lists.splice(0)) {
    list.closeAllConnections()
    list.close()
  }
})

const serving = (answer: RequestListener): Promise<string> =>
  new Promise((resolve) => {
    const list = createServer(answer)
    lists.push(list)
    list.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(list.address() as AddressInfo).port}/list?key=secret`),
    )
  })
const saying = (json: unknown) =>
  serving((_request, response) => {
    response.end(typeof json === 'string' ? json : JSON.stringify(json))
  })
const read = (address: string, path = '', as: TestPerson = author) =>
  call(server, 'POST', '/user/form/item/options', {
    as,
    headers: { 'accept-language': 'en' },
    body: { formKey, address, path },
  })

describe('a list of options at an address', () => {
  it('is read, of texts, numbers or objects, also from inside the answer', async () => {
    expect(await read(await saying(['Hangzhou', ' Ningbo ', 7]))).toMatchObject({
      code: 200,
      data: [
        { value: 'Hangzhou', label: 'Hangzhou' },
        { value: 'Ningbo', label: 'Ningbo' },
        { value: '7', label: '7' },
      ],
    })
    const nested = {
      data: [{}, { items: [{ value: 12, label: 'Twelve', extra: 1 }, { label: 'Word' }, { value: 'x' }] }],
    }
    expect((await read(await saying(nested), 'data.1.items')).data).toEqual([
      { value: '12', label: 'Twelve' },
      { value: 'Word', label: 'Word' },
      { value: 'x', label: 'x' },
    ])
  })

  it('stands in the operation log by its host, refused ones too, and without what its address holds', async () => {
    await read(await saying(['a']))
    await read('https://10.0.0.7/internal')
    const rows = await server.db
      .selectFrom('audit_log')
      .select(['user_id', 'detail'])
      .where('action', '=', 'form.readOptions')
      .orderBy('id')
      .execute()
    expect(rows.slice(-2)).toEqual([
      { user_id: author.id, detail: { host: expect.stringMatching(/^127\.0\.0\.1:\d+$/) } },
      { user_id: author.id, detail: { host: '10.0.0.7' } },
    ])
  })

  it.each([
    ['not https', 'http://example.com/', 'https://'],
    ['with a password', 'https://a:b@example.com/', 'https://'],
    ['of no kind', 'branches', 'https://'],
    ['of another protocol', 'file:///etc/passwd', 'https://'],
    ['in a private network', 'https://10.0.0.7/', 'private network'],
    ['of the cloud’s own', 'https://169.254.169.254/latest', 'private network'],
    ['of this machine by another name', 'https://[::1]/', 'private network'],
  ])('is not read from an address %s', async (_kind, address, why) => {
    const { code, msg } = await read(address)
    expect([code, msg]).toEqual([500, expect.stringContaining(why)])
  })

  it('is not read where nobody answers', async () => {
    const address = await saying([])
    await new Promise((resolve) => lists.pop()?.close(resolve))
    expect((await read(address)).msg).toContain('cannot be reached')
  })

  it('is not followed to where it may not be called', async () => {
    const address = await serving((_request, response) => {
      response.writeHead(302, { location: 'http://10.0.0.7/' }).end()
    })
    expect((await read(address)).msg).toContain('private network')
  })

  it.each<[string, unknown, string, string]>([
    ['no JSON', '<html>', '', 'not JSON'],
    ['no list', { items: [] }, '', 'not a list'],
    ['none at the place', { items: ['a'] }, 'data.items', 'no list at “data.items”'],
    ['nothing of an object’s own', {}, 'constructor.name', 'no list at'],
    ['an empty list', [], '', 'empty'],
    ['too many', Array.from({ length: 201 }, (_, at) => at), '', '201 entries; a question takes 200'],
    ['something else in it', ['a', { name: 'b' }], '', 'Entry 2'],
    ['an option too long', ['a'.repeat(201)], '', 'Entry 1'],
    [
      'two of one value',
      [
        { value: 1, label: 'a' },
        { value: '1', label: 'b' },
      ],
      '',
      'value “1”',
    ],
    ['far too much', JSON.stringify('a'.repeat(1024 * 1024 + 1)), '', '1 MB'],
  ])('is refused that is %s', async (_kind, json, path, why) => {
    const { code, msg } = await read(await saying(json), path)
    expect([code, msg]).toEqual([500, expect.stringContaining(why)])
  })

  it('says which error the address answers with', async () => {
    const address = await serving((_request, response) => {
      response.writeHead(403).end('[]')
    })
    expect((await read(address)).msg).toContain('403')
  })

  it('is read by those who may edit the form, no others', async () => {
    const address = await saying(['a'])
    const [stranger, viewer] = [await createPerson(server.db, 'creator'), await createPerson(server.db, 'viewer')]
    expect((await read(address, '', stranger)).code).toBe(404)
    expect((await read(address, '', viewer)).code).toBe(403)
  })
})

it('respondents get the options and never the address', async () => {
  const asked = radio('q1', ['yes', 'no'])
  const source = { address: 'https://example.com/list?key=secret', path: 'data' }
  const options = { ...(asked.options as object), source }
  const key = await published(server, author, [{ ...asked, options } as never])
  const { data } = await call(server, 'GET', `/user/form/details/${key}`, {})
  expect(data.definition.questions[0].options.choices).toHaveLength(2)
  expect(JSON.stringify(data)).not.toContain('secret')
  const draft = await call(server, 'GET', `/user/form/draft/${key}`, { as: author })
  expect(JSON.stringify(draft.data)).toContain('secret')
})
