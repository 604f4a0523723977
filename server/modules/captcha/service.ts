import { randomBytes } from 'node:crypto'
import { type CaptchaChallenge, type CaptchaType, repCodes } from '#shared/contract/captcha'
import type { Database } from '../../db/database.ts'
import { networkOf } from '../../kernel/network.ts'
import { takeOrWait } from '../../kernel/rate-limit/repository.ts'
import { decrypt, encrypt, newSecretKey } from './cipher.ts'
import { drawClickWord, type Script } from './draw/click-word.ts'
import { drawSlide } from './draw/slide.ts'
import { type Client, grantPass } from './pass.ts'
import { insertChallenge, isLocked, lockNetwork, takeChallenge } from './repository.ts'
import { answerSchema, type CaptchaAnswer, isSolution } from './solution.ts'
import { createStock } from './stock.ts'

/** A refusal of the protocol. */
export class CaptchaError extends Error {
  override name = 'CaptchaError'
  constructor(readonly repCode: (typeof repCodes)[keyof typeof repCodes]) {
    super(repCode)
  }
}

export type CaptchaService = ReturnType<typeof createCaptchaService>

/** @param stockSize pictures of each kind drawn ahead */
export const createCaptchaService = (db: Database, { stockSize = 32 }: { stockSize?: number } = {}) => {
  const stock = <Picture>(draw: () => Promise<Picture>) =>
    createStock({ draw, size: stockSize, onFull: () => new CaptchaError(repCodes.getLimited) })
  const slides = stock(drawSlide)
  const words = { hanzi: stock(() => drawClickWord('hanzi')), latin: stock(() => drawClickWord('latin')) }

  const drawn = async (kind: CaptchaType, script: Script): Promise<{ shown: Shown; answer: CaptchaAnswer }> => {
    if (kind === 'blockPuzzle') {
      const { original, piece, x } = await slides.take()
      return { shown: { originalImageBase64: original, jigsawImageBase64: piece }, answer: { kind, x } }
    }
    if (kind === 'clickWord') {
      const { original, words: wordList, points } = await words[script].take()
      return {
        shown: { originalImageBase64: original, wordList: [...wordList] },
        answer: { kind, points: [...points] },
      }
    }
    const salt = randomBytes(16).toString('hex')
    return { shown: { salt, difficulty: powBits }, answer: { kind, salt, difficulty: powBits } }
  }

  return {
    /** @throws CaptchaError */
    challenge: async (kind: CaptchaType, { ip, script }: { ip: string; script: Script }): Promise<CaptchaChallenge> => {
      const network = networkOf(ip)
      if (kind !== 'pow' && (await isLocked(db, network))) throw new CaptchaError(repCodes.locked)
      const { shown, answer } = await drawn(kind, script)
      const token = randomBytes(16).toString('hex')
      const secretKey = kind === 'pow' ? '' : newSecretKey()
      await insertChallenge(db, { token, kind, network, secretKey, answer })
      return { ...blank, ...shown, captchaType: kind, token, secretKey }
    },

    /**
     * Uses the token up and, for a right solution, leaves a pass.
     *
     * @throws CaptchaError
     */
    check: async (
      { captchaType, token, pointJson }: { captchaType: CaptchaType; token: string; pointJson: string },
      client: Client,
    ): Promise<void> => {
      const network = networkOf(client.ip)
      if (captchaType !== 'pow' && (await isLocked(db, network))) throw new CaptchaError(repCodes.locked)
      const challenge = await takeChallenge(db, token)
      if (!challenge?.isFresh || challenge.kind !== captchaType) throw new CaptchaError(repCodes.expired)
      const text = decrypt(pointJson, challenge.secretKey)
      // No hand is that fast.
      const isHuman = captchaType === 'pow' || challenge.ageMs >= leastMs
      if (text === null || !isHuman || !isSolution(answerSchema.parse(challenge.answer), text)) {
        await countFailure(db, network)
        throw new CaptchaError(repCodes.wrong)
      }
      // Work can be bought; so it opens less often than a picture.
      if (captchaType === 'pow' && (await takeOrWait(db, `captcha-pow:${network}`, powPasses)) > 0)
        throw new CaptchaError(repCodes.checkLimited)
      // Of the text as it was sent, byte for byte: the browser builds the same string.
      await grantPass(db, encrypt(`${token}---${text}`, challenge.secretKey), client)
    },
  }
}

type Shown = Partial<CaptchaChallenge>

const blank = {
  originalImageBase64: null,
  jigsawImageBase64: null,
  wordList: null,
  salt: null,
  difficulty: null,
  result: false,
} as const

const leastMs = 400
/** About 260,000 hashes: one to three seconds of a browser's worker. */
const powBits = 18
const powPasses = { capacity: 5, seconds: 60 }
const failures = { capacity: 5, seconds: 60 }
const lockSeconds = 300

const countFailure = async (db: Database, network: string): Promise<void> => {
  if ((await takeOrWait(db, `captcha-fail:${network}`, failures)) > 0) await lockNetwork(db, network, lockSeconds)
}
