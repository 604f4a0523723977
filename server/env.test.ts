import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EnvError, readEnv } from './env.ts'

describe('readEnv', () => {
  it('has a working default for everything', () => {
    expect(readEnv({})).toEqual({
      mode: 'development',
      isProduction: false,
      port: 8080,
      host: '127.0.0.1',
      dataFolder: resolve('data'),
      databaseUrl: null,
      publicUrl: null,
      adminPassword: null,
      secretKeys: null,
      demoData: true,
      demoLanguage: 'zh-cn',
      trustedProxies: [],
      outboundHosts: null,
      outboundNetworks: [],
      submitLimit: 300,
      offlinePages: true,
      logLevel: 'warn',
    })
  })

  it('opens to the network and keeps the demo data out in production, unless told otherwise', () => {
    expect(readEnv({ NODE_ENV: 'production' })).toMatchObject({ host: '0.0.0.0', demoData: false, logLevel: 'info' })
    expect(readEnv({ NODE_ENV: 'production', HOST: '10.0.0.7', DEMO_DATA: '1', LOG_LEVEL: 'debug' })).toMatchObject({
      host: '10.0.0.7',
      demoData: true,
      logLevel: 'debug',
    })
  })

  it('leaves the demo data out when DEMO_DATA is 0', () => {
    expect(readEnv({ DEMO_DATA: '0' }).demoData).toBe(false)
  })

  it('takes an empty value for one that is not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ', ADMIN_PASSWORD: '' })).toEqual(readEnv({}))
  })

  it('takes the address of a server on a socket', () => {
    const url = 'postgres://me:secret@/forms?host=%2Frun%2Fpostgresql'
    expect(readEnv({ DATABASE_URL: url }).databaseUrl).toBe(url)
  })

  it('takes proxies as addresses and networks, and no limit as 0', () => {
    expect(readEnv({ TRUSTED_PROXY: '10.0.0.1, 192.168.0.0/16,fd00::/8' }).trustedProxies).toEqual([
      '10.0.0.1',
      '192.168.0.0/16',
      'fd00::/8',
    ])
    expect(readEnv({ SUBMIT_LIMIT: '0' }).submitLimit).toBeNull()
    expect(readEnv({ OFFLINE_PAGES: '0' }).offlinePages).toBe(false)
  })

  it('drops the trailing slash of PUBLIC_URL', () => {
    expect(readEnv({ PUBLIC_URL: 'https://forms.example.com/' }).publicUrl).toBe('https://forms.example.com')
  })

  it.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but it is "70000".'],
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, but it is "80a".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, but it is "-1".'],
    ['HOST', 'a b', 'HOST must be a host name or an IP address, such as 127.0.0.1, but it is "a b".'],
    ['PUBLIC_URL', 'forms.example.com', /^PUBLIC_URL must be an http or https address .*"forms\.example\.com"\.$/],
    ['PUBLIC_URL', 'ftp://x.org', /^PUBLIC_URL must be /],
    ['PUBLIC_URL', 'https://x.org/?a=1', /^PUBLIC_URL must be /],
    ['DEMO_LANGUAGE', 'fr', 'DEMO_LANGUAGE must be zh-cn, en or de, but it is "fr".'],
    ['DEMO_DATA', 'no', 'DEMO_DATA must be 0 (leave the demo data out) or 1 (load it), but it is "no".'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be development, production or test, but it is "prod".'],
    ['TRUSTED_PROXY', 'nginx', /^TRUSTED_PROXY must be IP addresses or networks .*"nginx"\.$/],
    ['TRUSTED_PROXY', '10.0.0.0/33', /^TRUSTED_PROXY must be /],
    ['SUBMIT_LIMIT', '-1', 'SUBMIT_LIMIT must be a number of answers per minute, or 0 for no limit, but it is "-1".'],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of fatal, error, /],
  ])('stops at %s=%s with one sentence', (name, value, message) => {
    const read = () => readEnv({ [name]: value })
    expect(read).toThrow(EnvError)
    expect(read).toThrow(message)
  })

  it.each([
    ['ADMIN_PASSWORD', 'hunter2', 'ADMIN_PASSWORD must be a password of 8 to 128 characters.'],
    ['SECRET_KEY', 'hunter2, and hunter2 once more', /^SECRET_KEY must be keys of 32 characters or more/],
    ['DATABASE_URL', 'mysql://root:hunter2@db/x', /^DATABASE_URL must be an address such as postgres:/],
  ])('never repeats the secret in %s', (name, value, message) => {
    const read = () => readEnv({ [name]: value })
    expect(read).toThrow(message)
    expect(read).not.toThrow(/hunter2/)
  })
})
