import { describe, expect, it } from 'vitest'
import { createLogger } from './log.ts'

const secret = 's3cr3t-Value'

function capture(isProduction: boolean) {
  const lines: string[] = []
  const log = createLogger({ isProduction, logLevel: 'info' }, (line) => lines.push(line))
  return { log, lines }
}

describe('createLogger', () => {
  it('writes JSON in production', () => {
    const { log, lines } = capture(true)
    log.info({ requestId: 'abc' }, 'request')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, requestId: 'abc', msg: 'request' })
    expect(lines[0]).toMatch(/^\{.*\}\n$/)
  })

  it('writes one short line elsewhere, and the stack below an error', () => {
    const { log, lines } = capture(false)
    log.warn({ attempt: 2, why: 'no answer' }, 'the database went away')
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d WARN the database went away attempt=2 why="no answer"\n$/)
    log.error(new Error('boom'))
    expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d ERROR boom\nError: boom\n {4}at /)
  })

  it('leaves out what is below its level', () => {
    const { log, lines } = capture(true)
    log.debug('nothing')
    expect(lines).toEqual([])
  })
})

describe.each([
  ['in production', true],
  ['in development', false],
])('secrets %s', (_, isProduction) => {
  it.each<[string, Record<string, unknown>]>([
    ['a token in an address', { url: `/?a=1&token=${secret}&b=2` }],
    ['an Authorization in an address', { url: `/sapi/x?Authorization=Bearer%20${secret}` }],
    ['a captcha pass', { url: `/sapi/login?slideCode=${secret}` }],
    ['a password in an address', { url: `/sapi/login?PASSWORD=${secret}#x` }],
    ['an encoded address', { referer: `/login?redirect=%2F%3Ftoken%3D${secret}` }],
    ['headers', { req: { headers: { authorization: `Bearer ${secret}`, cookie: `Admin-Token=${secret}` } } }],
    ['a header with several values', { res: { headers: { 'set-cookie': [`a=${secret}`, `b=${secret}`] } } }],
    ['a body, however deep', { body: { user: { login: { password: `a"${secret}\\` } } } }],
    ['tokens by any name', { session: { accessToken: secret, 'Admin-Token': secret } }],
    ['the address of the database', { cause: `connect postgres://me:${secret}@db/forms failed` }],
    ['an error', { err: new Error(`GET /x?token=${secret} failed with Bearer ${secret}`) }],
  ])('are removed from %s', (_name, details) => {
    const { log, lines } = capture(isProduction)
    log.info(details, `message with ?token=${secret}`)
    expect(lines.join('')).not.toContain(secret)
    expect(lines.join('')).toContain('[redacted]')
    if (isProduction) expect(() => JSON.parse(lines[0] ?? '')).not.toThrow()
  })

  it('are all that is removed', () => {
    const { log, lines } = capture(isProduction)
    log.info({ url: '/s/abc123?page=2&q=token', user: 'admin' }, 'a password was changed')
    expect(lines[0]).toContain('/s/abc123?page=2&q=token')
    expect(lines[0]).toContain('a password was changed')
    expect(lines[0]).not.toContain('[redacted]')
  })
})
