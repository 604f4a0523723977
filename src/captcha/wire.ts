// The two calls of the captcha protocol. By plain fetch: their answers have no envelope, and the public page uses them too.
import type { CaptchaChallenge, CaptchaType } from '#shared/contract/captcha'
import { randomId } from '#shared/form/ids'
import { encrypt } from './cipher.ts'

export interface CaptchaWire {
  /** Rejects with CaptchaRefusal, or when the server cannot be reached. */
  readonly challenge: (kind: CaptchaType) => Promise<CaptchaChallenge>
  /**
   * Checks a solution, which uses the challenge up. Gives what opens the call that asked for a captcha: `slideCode`.
   *
   * @param text plain text of the solution, as the protocol writes it
   */
  readonly check: (challenge: CaptchaChallenge, text: string) => Promise<string>
}

/** An answer other than `0000`. `message` is the server's, in the person's language. */
export class CaptchaRefusal extends Error {
  override name = 'CaptchaRefusal'
  constructor(
    readonly repCode: string,
    message: string,
  ) {
    super(message)
  }
}

/** @param language BCP 47: decides the script of words and the language of refusals */
export const createWire = (language: string, origin = ''): CaptchaWire => {
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${origin}/sapi${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        'x-requestId': randomId(20),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })
    const { repCode, repMsg, repData } = await response.json()
    if (repCode !== success) throw new CaptchaRefusal(String(repCode), String(repMsg ?? ''))
    return repData
  }
  return {
    challenge: async (captchaType) => {
      const data = await post('/captcha/get', { captchaType, clientUid: clientUid(captchaType), ts: Date.now() })
      // What the contract says the server answers; the schema library would not fit the public page.
      return data as CaptchaChallenge
    },
    check: async ({ captchaType, token, secretKey }, text) => {
      await post('/captcha/check', { captchaType, token, pointJson: encrypt(text, secretKey) })
      return encrypt(`${token}---${text}`, secretKey)
    },
  }
}

const success = '0000'

/** The protocol's mark of this browser, kept under its two names. Where nothing can be kept, it is another each time. */
const clientUid = (kind: CaptchaType): string => {
  const name = kind === 'clickWord' ? 'point' : 'slider'
  try {
    const known = localStorage.getItem(name)
    if (known) return known
    const made = `${name}-${crypto.randomUUID?.() ?? randomId(32)}`
    localStorage.setItem(name, made)
    return made
  } catch {
    return `${name}-${randomId(32)}`
  }
}
