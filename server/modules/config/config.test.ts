import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { secretMask } from '#shared/contract/config'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { createSecretBox } from '../../secret/secret-box.ts'
import { sealStoredSecrets } from './seal-stored.ts'

let server: TestServer
let admin: TestPerson
let anybody: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
  anybody = await createPerson(server.db, 'creator')
})
beforeEach(() => server.db.deleteFrom('rate_bucket').execute())
afterAll(() => server.close())

const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  call(server, method, path, { as: admin, ...(body !== undefined && { body }) })
const fields = {
  configName: 'Greeting',
  configKey: 'site.greeting',
  configValue: 'Hello',
  isPublic: false,
  isSecret: false,
  remark: '',
}
const valueFor = async (person: TestPerson, key: string) => {
  const { code, data } = await call(server, 'GET', `/system/config/${key}/configValue`, { as: person })
  return [code, data]
}
/** As a copy of the database holds it. */
const inTable = async (key: string) =>
  (await server.db.selectFrom('config').select('config_value').where('config_key', '=', key).executeTakeFirst())
    ?.config_value ?? ''
const stored = async (key: string) => server.deps.secrets.open(await inTable(key), key)

it('a setting of the specification, without what only this product knows, is nobody’s but its readers’', async () => {
  const { configName, configValue } = fields
  const { code, data } = await as('POST', '/system/config', { configName, configKey: 'site.specified', configValue })
  expect(code).toBe(200)
  const row = (await as('GET', `/system/config/${data.id}`)).data
  expect(row).toMatchObject({ configValue, isPublic: false, isSecret: false, remark: '' })
})

it('a setting is read by key as far as it is public', async () => {
  const { id } = (await as('POST', '/system/config', fields)).data
  expect(await valueFor(admin, 'site.greeting')).toEqual([200, 'Hello'])
  expect(await valueFor(anybody, 'site.greeting')).toEqual([404, null])
  expect(await valueFor(anybody, 'no.such')).toEqual([404, null])
  expect((await as('PUT', '/system/config', { ...fields, id, version: 1, isPublic: true })).code).toBe(200)
  expect(await valueFor(anybody, 'site.greeting')).toEqual([200, 'Hello'])
  expect((await as('PUT', '/system/config', { ...fields, id, version: 1 })).code).toBe(409)
  expect((await as('POST', '/system/config', fields)).data.fieldErrors[0].field).toBe('configKey')
  expect((await as('DELETE', `/system/config/${id}`)).code).toBe(200)
  expect((await as('GET', `/system/config/${id}`)).code).toBe(404)
  expect((await as('DELETE', '/system/config/refreshCache')).code).toBe(200)
})

it('a secret is written and never read back (T13)', async () => {
  const secret = { ...fields, configKey: 'mail.password', configValue: 'hunter2', isSecret: true }
  const { id } = (await as('POST', '/system/config', secret)).data
  expect((await as('GET', `/system/config/${id}`)).data.configValue).toBe(secretMask)
  expect(await valueFor(admin, 'mail.password')).toEqual([404, null])
  const masked = { ...secret, id, version: 1, configValue: secretMask, configName: 'Renamed' }
  expect((await as('PUT', '/system/config', masked)).code).toBe(200)
  expect(await stored('mail.password')).toBe('hunter2')
  const opened = await as('PUT', '/system/config', { ...masked, version: 2, isSecret: false })
  expect(opened.data.fieldErrors[0].field).toBe('configValue')
  expect((await as('POST', '/system/config', { ...secret, isPublic: true })).data.fieldErrors[0].field).toBe('isPublic')
  const exported = await server.app.inject({
    url: '/sapi/system/config/export',
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(exported.headers['content-disposition']).toContain('.xlsx')
  const audit = JSON.stringify(await server.db.selectFrom('audit_log').selectAll().execute())
  for (const text of [audit, (await as('GET', '/system/config/page?size=100')).response.body, server.logged()])
    expect(text).not.toContain('hunter2')
})

it('built-in settings keep key and visibility, and stay', async () => {
  const { rows } = (await as('GET', '/system/config/page?configKey=systemInfo')).data
  const { createTime: _, updateTime: __, ...row } = rows[0]
  expect((await as('DELETE', `/system/config/${row.id}`)).msg).toBe('内置参数“systemInfoConfig”不能删除')
  expect((await as('PUT', '/system/config', { ...row, configKey: 'other' })).data.fieldErrors[0].field).toBe(
    'configKey',
  )
  expect((await as('PUT', '/system/config', { ...row, isPublic: false })).data.fieldErrors[0].field).toBe('isPublic')
})

it('a field of a group is secret unless it is known not to be, whatever it is called', async () => {
  const names = [
    'secretAccessKey',
    'accessKey',
    'credential',
    'pwd',
    'passphrase',
    'webhook',
    'privateKeyPem',
    'certP12',
  ]
  const secret = Object.fromEntries([...names, 'secretKey'].map((name) => [name, `of ${name}`]))
  const envValue = { ...secret, pin: 4711, isRoot: true, codes: ['1', '2'], type: 'ALIYUN', sign: 'Acme', unset: '' }
  expect((await as('POST', '/system/env/config/save', { envKey: 'smsEnvConfig', envValue })).code).toBe(200)
  const read = (await as('GET', '/system/env/config/smsEnvConfig')).data.envValue
  const hidden = Object.fromEntries(
    [...Object.keys(secret), 'pin', 'isRoot', 'codes'].map((name) => [name, secretMask]),
  )
  expect(read).toEqual({ ...hidden, type: 'ALIYUN', sign: 'Acme', unset: '' })
  expect((await as('POST', '/system/env/config/save', { envKey: 'smsEnvConfig', envValue: read })).code).toBe(200)
  expect(JSON.parse(await stored('smsEnvConfig'))).toEqual(envValue)
  await server.db.deleteFrom('config').where('config_key', '=', 'smsEnvConfig').execute()
})

it('secrets stand sealed in the database; plain ones of earlier versions are sealed at the start', async () => {
  const secret = { ...fields, configKey: 'sealed.one', configValue: 'hunter5', isSecret: true }
  const { id } = (await as('POST', '/system/config', secret)).data
  expect(await inTable('sealed.one')).toMatch(/^sealed:1:/)
  expect(await inTable('sealed.one')).not.toContain('hunter5')
  // Renamed with the mask: the same value, which opens under the new key only.
  const renamed = { ...secret, id, version: 1, configKey: 'sealed.two', configValue: secretMask }
  expect((await as('PUT', '/system/config', renamed)).code).toBe(200)
  expect(await stored('sealed.two')).toBe('hunter5')

  await server.db.updateTable('config').set({ config_value: 'hunter6' }).where('id', '=', id).execute()
  expect(await sealStoredSecrets(server.deps)).toEqual(['sealed.two'])
  expect([await stored('sealed.two'), await sealStoredSecrets(server.deps)]).toEqual(['hunter6', []])
})

it('a new key seals anew what the old one had; without the old one a sentence says what to do, and nothing is lost', async () => {
  const secret = { ...fields, configKey: 'sealed.three', configValue: 'hunter7', isSecret: true }
  const { id } = (await as('POST', '/system/config', secret)).data
  const before = await inTable('sealed.three')
  const [old, fresh] = ['an old key of thirty-two characters', 'a new key of thirty-two characters']
  await server.db
    .updateTable('config')
    .set({ config_value: createSecretBox([old]).seal('hunter7', 'sealed.three') })
    .where('id', '=', id)
    .execute()
  const lost = await inTable('sealed.three')
  expect(await sealStoredSecrets({ ...server.deps, secrets: createSecretBox([fresh]) })).not.toContain('sealed.three')
  expect(server.logged()).toContain('The setting sealed.three cannot be read')
  expect(await inTable('sealed.three')).toBe(lost)
  // What cannot be read cannot be kept by the mask either; anew it can be saved.
  const masked = { ...secret, id, version: 1, configValue: secretMask }
  expect((await as('PUT', '/system/config', masked)).data.fieldErrors[0].field).toBe('configValue')
  const both = createSecretBox([fresh, old])
  expect(await sealStoredSecrets({ ...server.deps, secrets: both })).toContain('sealed.three')
  expect(createSecretBox([fresh]).open(await inTable('sealed.three'), 'sealed.three')).toBe('hunter7')
  await server.db.deleteFrom('config').where('is_secret', '=', true).execute()
  expect(before).not.toBe(lost)
})

it('groups of settings mask their secret fields, and keep them where the mask comes back', async () => {
  const save = (envValue: object) => as('POST', '/system/env/config/save', { envKey: 'emailEnvConfig', envValue })
  const group = { host: 'smtp.example.com', port: 465, username: 'post', password: 'hunter3' }
  expect((await as('GET', '/system/env/config/emailEnvConfig')).data.envValue).toEqual({})
  expect((await save(group)).code).toBe(200)
  const read = (await as('GET', '/system/env/config/emailEnvConfig')).data.envValue
  expect(read).toEqual({ ...group, password: secretMask })
  expect(JSON.parse((await as('GET', '/system/env/config/value/emailEnvConfig')).data)).toEqual(read)
  expect((await save({ ...read, host: 'mail.example.com' })).code).toBe(200)
  expect(JSON.parse(await stored('emailEnvConfig'))).toEqual({ ...group, host: 'mail.example.com' })
  expect((await as('GET', '/system/config/page?size=100')).response.body).not.toContain('hunter3')
  expect((await call(server, 'GET', '/system/env/config/emailEnvConfig', { as: anybody })).code).toBe(403)
  expect(await valueFor(admin, 'emailEnvConfig')).toEqual([404, null])
  const unknown = await as('POST', '/system/env/config/save', {
    envKey: 'smsEnvConfig',
    envValue: { secretKey: secretMask },
  })
  expect(unknown.data.fieldErrors[0].field).toBe('secretKey')

  const published = { envKey: 'systemInfoConfig', envValue: { name: 'Acme', smtpPassword: 'hunter4' } }
  expect((await as('POST', '/system/env/config/save', published)).data.fieldErrors[0].field).toBe('smtpPassword')

  for (const logoImg of ['https://evil.example/x.png', '//evil.example', 'javascript:alert(1)', 5]) {
    const foreign = await as('POST', '/system/env/config/save', { envKey: 'systemInfoConfig', envValue: { logoImg } })
    expect(foreign.data.fieldErrors[0].field).toBe('logoImg')
  }
  const site = { name: 'Acme', logoImg: '', copyright: '', backgroundImage: '' }
  await as('POST', '/system/env/config/save', { envKey: 'systemInfoConfig', envValue: site })
  expect(JSON.parse((await call(server, 'GET', '/public/systemInfoConfig')).data)).toEqual(site)
})
