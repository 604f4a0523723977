import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { CaptchaChallenge } from '#shared/contract/captcha'
import { call, createTestServer, type TestServer } from '../../http/testing.ts'
import { decrypt, encrypt, newSecretKey } from './cipher.ts'
import { drawClickWord } from './draw/click-word.ts'
import { isSolution } from './solution.ts'
import { createStock } from './stock.ts'
import { check, encryptLikeBrowser, getChallenge, solutionOf } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  for (const table of ['rate_bucket', 'captcha_lock', 'captcha_challenge'] as const)
    await server.db.deleteFrom(table).execute()
})
afterAll(() => server.close())

describe('the cipher', () => {
  // Known answers of AES-128-ECB with PKCS#7, key `abcdefghijklmnop`.
  test.each([
    ['{"x":123.5,"y":5}', 'Ic52kK69EWt62pwYTNtlmLG6CcOEdJqNtbn0K2+Z+kE='],
    [
      '0123456789abcdef0123456789abcdef---{"x":123.5,"y":5}',
      'dH8iUCOBo/t+sMtCy19mEnR/IlAjgaP7frDLQstfZhIIYtawHu9F7amNdW8cSF3zI050kmP3ltGkVDDPIl8ewQ==',
    ],
    [
      '[{"x":85,"y":34},{"x":129,"y":56},{"x":233,"y":27}]',
      'gkj9ZUeb1Hmf8lQon6RTBe2Kcp7//fX8OAPpKyVmklepsB44hth8wRy2xuVj0umrRAB7fnydVzn7Q+GenIoTzw==',
    ],
  ])('encrypts %s as the protocol and crypto-js do', (text, encrypted) => {
    expect(encrypt(text, 'abcdefghijklmnop')).toBe(encrypted)
    expect(encryptLikeBrowser(text, 'abcdefghijklmnop')).toBe(encrypted)
    expect(decrypt(encrypted, 'abcdefghijklmnop')).toBe(text)
  })

  it('makes keys of sixteen letters and digits, and reads nothing out of rubbish', () => {
    expect(newSecretKey()).toMatch(/^[A-Za-z0-9]{16}$/)
    expect(decrypt('rubbish', 'abcdefghijklmnop')).toBeNull()
  })
})

describe('a challenge', () => {
  it('of the slide kind has a picture and a piece of the protocol’s sizes, and no answer', async () => {
    const { repCode, repData } = await getChallenge(server, 'blockPuzzle')
    expect(repCode).toBe('0000')
    expect(repData).toMatchObject({ result: false, wordList: null, salt: null })
    expect(repData.token).toMatch(/^[0-9a-f]{32}$/)
    expect(repData.secretKey).toMatch(/^[A-Za-z0-9]{16}$/)
    const size = async (base64: string | null) => {
      const { width, height, format } = await sharp(Buffer.from(base64 ?? '', 'base64')).metadata()
      return [format, width, height]
    }
    expect(await size(repData.originalImageBase64)).toEqual(['png', 310, 155])
    expect(await size(repData.jigsawImageBase64)).toEqual(['png', 47, 155])
    const kept = await server.db.selectFrom('captcha_challenge').selectAll().executeTakeFirstOrThrow()
    expect(kept.token).toBe(repData.token)
    expect(Object.keys(repData)).not.toContain('answer')
    const { x } = Object(kept.answer)
    expect(x).toBeGreaterThanOrEqual(100)
    expect(x).toBeLessThan(263)
    expect(kept.expires_at.getTime() - kept.created_at.getTime()).toBe(120_000)
  })

  it('of the click kind asks for three glyphs in the reader’s script', async () => {
    const chinese = await getChallenge(server, 'clickWord', { 'accept-language': 'zh-CN' })
    expect(chinese.repData.wordList?.join('')).toMatch(/^\p{Script=Han}{3}$/u)
    const german = await getChallenge(server, 'clickWord', { 'accept-language': 'de' })
    expect(german.repData.wordList?.join('')).toMatch(/^[A-Z2-9]{3}$/)
    expect(german.repData.jigsawImageBase64).toBeNull()
  })
})

describe.each(['blockPuzzle', 'clickWord'] as const)('%s', (captchaType) => {
  const solved = async () => {
    const { repData } = await getChallenge(server, captchaType)
    const text = await solutionOf(server, repData.token)
    return { token: repData.token, text, secretKey: repData.secretKey }
  }

  it('is passed by the right solution, once; the pass opens one call of the same browser', async () => {
    const { token, text, secretKey } = await solved()
    const sent = { captchaType, token, pointJson: encryptLikeBrowser(text, secretKey) }
    expect(await check(server, sent)).toEqual({
      repCode: '0000',
      repMsg: '',
      success: true,
      repData: { ...sent, result: true },
    })
    expect((await check(server, sent)).repCode).toBe('6110')

    const verification = encodeURIComponent(encryptLikeBrowser(`${token}---${text}`, secretKey))
    const apply = (headers: Record<string, string> = {}) =>
      call(server, 'POST', `/apply?slideCode=${verification}`, {
        body: { name: 'Ann', email: 'ann@example.com' },
        headers,
      })
    expect(await apply({ 'user-agent': 'another browser' })).toMatchObject({ code: 500, msg: '验证失败' })
    expect((await apply()).code).toBe(200)
    expect(await apply()).toMatchObject({ code: 500, msg: '验证失败' })
  })

  it('lets one of fifty checks at once through', async () => {
    const { token, text, secretKey } = await solved()
    const sent = { captchaType, token, pointJson: encryptLikeBrowser(text, secretKey) }
    const answers = await Promise.all(Array.from({ length: 50 }, () => check(server, sent)))
    expect(answers.filter(({ repCode }) => repCode === '0000')).toHaveLength(1)
    expect(answers.filter(({ repCode }) => repCode === '6110')).toHaveLength(49)
  })

  it('refuses wrong, malformed, too fast and stale solutions with the protocol’s codes', async () => {
    const wrong = captchaType === 'blockPuzzle' ? '{"x":1,"y":5}' : '[{"x":0,"y":0},{"x":0,"y":0},{"x":0,"y":0}]'
    for (const text of [wrong, '', '{}', '[]', 'null', '{"x":"1","y":5}']) {
      const { repData } = await getChallenge(server, captchaType)
      await solutionOf(server, repData.token)
      await server.db.deleteFrom('rate_bucket').execute()
      const pointJson = encryptLikeBrowser(text, repData.secretKey)
      expect(await check(server, { captchaType, token: repData.token, pointJson })).toMatchObject({
        repCode: '6111',
        repMsg: '验证失败',
        success: false,
      })
    }
    const stale = await solved()
    await server.db
      .updateTable('captcha_challenge')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    const pointJson = encryptLikeBrowser(stale.text, stale.secretKey)
    expect((await check(server, { captchaType, token: stale.token, pointJson })).repCode).toBe('6110')

    const fast = await getChallenge(server, captchaType)
    const answer = await solutionOf(server, fast.repData.token)
    await server.db
      .updateTable('captcha_challenge')
      .set({ created_at: new Date(Date.now() + 1000) })
      .execute()
    const sent = {
      captchaType,
      token: fast.repData.token,
      pointJson: encryptLikeBrowser(answer, fast.repData.secretKey),
    }
    expect((await check(server, sent)).repCode).toBe('6111')
  })
})

describe('tolerances', () => {
  it('are five pixels for the slide, and y is always 5', () => {
    const answer = { kind: 'blockPuzzle', x: 150 } as const
    const judged = (text: string) => isSolution(answer, text)
    expect(['{"x":145,"y":5}', '{"x":155,"y":5}', '{"x":150.7,"y":5}'].map(judged)).toEqual([true, true, true])
    expect(['{"x":144.9,"y":5}', '{"x":156,"y":5}', '{"x":150,"y":6}', '{"x":1e999,"y":5}'].map(judged)).toEqual(
      Array(4).fill(false),
    )
  })

  it('are eighteen pixels around each glyph, three points in order', () => {
    const points = [
      { x: 50, y: 50 },
      { x: 150, y: 50 },
      { x: 250, y: 100 },
    ]
    const answer = { kind: 'clickWord' as const, points }
    const moved = (dx: number) => JSON.stringify(points.map(({ x, y }) => ({ x: x + dx, y })))
    expect(isSolution(answer, moved(18))).toBe(true)
    expect(isSolution(answer, moved(19))).toBe(false)
    expect(isSolution(answer, JSON.stringify([...points].reverse()))).toBe(false)
    expect(isSolution(answer, JSON.stringify(points.slice(0, 2)))).toBe(false)
    expect(isSolution(answer, JSON.stringify([...points, points[0]]))).toBe(false)
  })
})

describe('work instead of a picture', () => {
  const mined = (salt: string, difficulty: number): string => {
    for (let number = 0; ; number++) {
      const digest = createHash('sha256').update(`${salt}${number}`).digest()
      if (digest.readUInt32BE(0) >>> (32 - difficulty) === 0) return String(number)
    }
  }

  it('opens the same door, five times a minute', async () => {
    const done: { repData: CaptchaChallenge; pointJson: string }[] = []
    // All the work first: while it goes on, tokens for the next pass grow back.
    for (let round = 0; round < 6; round++) {
      const { repData } = await getChallenge(server, 'pow')
      expect(repData).toMatchObject({ secretKey: '', originalImageBase64: null, difficulty: 18 })
      done.push({ repData, pointJson: mined(repData.salt ?? '', 18) })
    }
    for (const [round, { repData, pointJson }] of done.entries()) {
      const { repCode } = await check(server, { captchaType: 'pow', token: repData.token, pointJson })
      expect(repCode).toBe(round < 5 ? '0000' : '6204')
      if (round > 0) continue
      const slideCode = encodeURIComponent(`${repData.token}---${pointJson}`)
      expect(
        (
          await call(server, 'POST', `/apply?slideCode=${slideCode}`, {
            body: { name: 'Ann', email: 'ann@example.com' },
          })
        ).code,
      ).toBe(200)
    }
  })

  it('is refused when too little was done', async () => {
    const { repData } = await getChallenge(server, 'pow')
    const pointJson = [...Array(50).keys()].map(String).find((each) => {
      const [first = 0] = createHash('sha256').update(`${repData.salt}${each}`).digest()
      return first > 0
    })
    expect(
      (await check(server, { captchaType: 'pow', token: repData.token, pointJson: pointJson ?? '' })).repCode,
    ).toBe('6111')
  })
})

describe('limits', () => {
  it('are 30 challenges a minute, exact under 200 at once, whatever X-Forwarded-For says', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        getChallenge(server, 'pow', { 'x-forwarded-for': `203.0.113.${index}` }),
      ),
    )
    expect(answers.filter(({ repCode }) => repCode === '0000')).toHaveLength(30)
    expect(answers.filter(({ repCode }) => repCode === '6201')).toHaveLength(170)
    const open = await server.db.selectFrom('captcha_challenge').selectAll().execute()
    expect(open.length).toBeLessThanOrEqual(30)
  })

  it('lock pictures for five minutes after the sixth failure, and leave the work open', async () => {
    for (let failure = 0; failure < 6; failure++) {
      const { repData } = await getChallenge(server, 'blockPuzzle')
      const sent = { captchaType: 'blockPuzzle' as const, token: repData.token, pointJson: 'wrong' }
      expect((await check(server, sent)).repCode).toBe('6111')
    }
    expect((await getChallenge(server, 'blockPuzzle')).repCode).toBe('6202')
    expect((await getChallenge(server, 'pow')).repCode).toBe('0000')
    const { until } = await server.db.selectFrom('captcha_lock').selectAll().executeTakeFirstOrThrow()
    expect(until.getTime() - Date.now()).toBeGreaterThan(290_000)
  })

  it('keep twenty open challenges per network and drop only its own', async () => {
    await server.db
      .insertInto('captcha_challenge')
      .values({
        token: 'other',
        kind: 'pow',
        network: '203.0.113.9',
        answer: '{}',
        expires_at: new Date(Date.now() + 1e5),
      })
      .execute()
    for (let count = 0; count < 25; count++) await getChallenge(server, 'pow')
    const rows = await server.db.selectFrom('captcha_challenge').select('network').execute()
    expect(rows.filter(({ network }) => network === '127.0.0.1')).toHaveLength(20)
    expect(rows.filter(({ network }) => network === '203.0.113.9')).toHaveLength(1)
  })
})

it('answers bad requests in its own words, not in envelopes', async () => {
  const answer = await call(server, 'POST', '/captcha/get', { body: { captchaType: 'nonsense' } })
  expect(answer.response.json()).toMatchObject({ repCode: '0011', success: false, repData: null })
  expect(answer.code).toBeUndefined()
})

describe('the pictures', () => {
  it('never repeat, and glyphs keep their distance', async () => {
    const pictures = await Promise.all(Array.from({ length: 20 }, () => drawClickWord('hanzi')))
    expect(new Set(pictures.map(({ original }) => original)).size).toBe(20)
    for (const { points } of pictures) {
      for (const [index, point] of points.entries()) {
        for (const other of points.slice(index + 1))
          expect(Math.hypot(point.x - other.x, point.y - other.y)).toBeGreaterThanOrEqual(44)
      }
    }
  })

  it('are drawn ahead up to a bound, and no flood draws more than two at once', async () => {
    let [drawn, drawing, most] = [0, 0, 0]
    const stock = createStock({
      size: 4,
      onFull: () => new Error('full'),
      draw: async () => {
        drawing++
        most = Math.max(most, drawing)
        await new Promise((resolve) => setTimeout(resolve, 5))
        drawing--
        return ++drawn
      },
    })
    await stock.take()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(drawn).toBe(5)
    const flood = await Promise.allSettled(Array.from({ length: 150 }, () => stock.take()))
    expect(new Set(flood.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))).size).toBe(
      flood.filter(({ status }) => status === 'fulfilled').length,
    )
    expect(flood.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(3)
  })
})
