// Captchas for tests: solved with the answer only the database knows.
import CryptoJs from 'crypto-js'
import { sql } from 'kysely'
import type { CaptchaChallenge, CaptchaType } from '#shared/contract/captcha'
import { call, type TestServer } from '../../http/testing.ts'
import { grantPass } from './pass.ts'
import { answerSchema } from './solution.ts'

/** What inject sends. */
const injected = { ip: '127.0.0.1', userAgent: 'lightMyRequest' }

/** A pass for one call, as `slideCode` encoded for the query; no puzzle is solved. */
export async function freshPass({ db }: Pick<TestServer, 'db'>, ip = injected.ip): Promise<string> {
  const verification = `${crypto.randomUUID()}+/=`
  await grantPass(db, verification, { ...injected, ip })
  return encodeURIComponent(verification)
}

/** As a browser encrypts: by crypto-js. */
export const encryptLikeBrowser = (text: string, secretKey: string): string =>
  secretKey === ''
    ? text
    : CryptoJs.AES.encrypt(text, CryptoJs.enc.Utf8.parse(secretKey), {
        mode: CryptoJs.mode.ECB,
        padding: CryptoJs.pad.Pkcs7,
      }).toString()

export const getChallenge = async (
  server: Pick<TestServer, 'app'>,
  captchaType: CaptchaType,
  headers: Record<string, string> = {},
): Promise<{ repCode: string; repData: CaptchaChallenge }> => {
  const body = { captchaType, clientUid: 'slider-1', ts: 1 }
  return (await call(server, 'POST', '/captcha/get', { body, headers })).response.json()
}

export const check = async (
  server: Pick<TestServer, 'app'>,
  body: { captchaType: CaptchaType; token: string; pointJson: string },
  headers: Record<string, string> = {},
) => (await call(server, 'POST', '/captcha/check', { body, headers })).response.json()

/** Text of the right solution. Also makes the challenge old enough for a human to have solved it. */
export async function solutionOf({ db }: Pick<TestServer, 'db'>, token: string): Promise<string> {
  const { answer } = await db
    .updateTable('captcha_challenge')
    .set({ created_at: sql`created_at - interval '1 second'` })
    .where('token', '=', token)
    .returning('answer')
    .executeTakeFirstOrThrow()
  const known = answerSchema.parse(answer)
  if (known.kind === 'blockPuzzle') return JSON.stringify({ x: known.x + 3.5, y: 5 })
  if (known.kind === 'clickWord') return JSON.stringify(known.points.map(({ x, y }) => ({ x: x + 8, y: y - 8 })))
  throw new Error('Work is done, not looked up.')
}
