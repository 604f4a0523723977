// The captcha protocol (spec 4, 7, 9; reliability 4.1). Its answers have no envelope, and HTTP status stays 200.
import { z } from 'zod'
import { defineEndpoint, publicAccess } from './endpoint.ts'

/** `pow`: work for the browser instead of a picture for the person (WCAG: another modality). */
export const captchaTypes = ['blockPuzzle', 'clickWord', 'pow'] as const
export const captchaTypeSchema = z.enum(captchaTypes)
export type CaptchaType = z.infer<typeof captchaTypeSchema>

/** Width and height every coordinate is scaled to, whatever the picture's size on the screen. */
export const captchaImage = { width: 310, height: 155, pieceWidth: 47 } as const

export const repCodes = {
  success: '0000',
  fault: '9999',
  badRequest: '0011',
  /** The token was used or is too old. */
  expired: '6110',
  wrong: '6111',
  /** Too many challenges asked for: the widget empties its pictures. */
  getLimited: '6201',
  /** Too many failures: nothing for five minutes. */
  locked: '6202',
  checkLimited: '6204',
} as const

const answerOf = <Data extends z.ZodType>(repData: Data) =>
  z.object({ repCode: z.string(), repMsg: z.string(), success: z.boolean(), repData: repData.nullable() })

/** Fields that a kind does not have are null. Pictures are bare base64 of a PNG. */
export const captchaChallengeSchema = z.object({
  captchaType: captchaTypeSchema,
  token: z.string(),
  /** Key of AES-128-ECB with PKCS#7 padding, as UTF-8; empty: nothing is encrypted. */
  secretKey: z.string(),
  originalImageBase64: z.string().nullable(),
  /** `blockPuzzle`: 47 by 155, as tall as the picture; its left edge starts at x = 0. */
  jigsawImageBase64: z.string().nullable(),
  /** `clickWord`: three glyphs in the order they are to be clicked. */
  wordList: z.array(z.string()).nullable(),
  /** `pow`: find a number so that SHA-256 of `salt + number` (hex) starts with `difficulty` zero bits. */
  salt: z.string().nullable(),
  difficulty: z.int().nullable(),
  result: z.literal(false),
})
export type CaptchaChallenge = z.infer<typeof captchaChallengeSchema>

export const getCaptcha = defineEndpoint({
  method: 'POST',
  path: '/captcha/get',
  summary: 'A captcha challenge, good for 120 seconds and one check',
  access: publicAccess,
  body: z.object({
    captchaType: captchaTypeSchema,
    clientUid: z.string().max(128).optional(),
    ts: z.number().optional(),
  }),
  data: answerOf(captchaChallengeSchema),
  transport: 'raw',
  limits: [{ name: 'captcha-get', per: ['address'], capacity: 30, seconds: 60 }],
})

/**
 * Text of `pointJson` before encryption: `{"x":123.5,"y":5}`, three points `[{"x":85,"y":34},…]`, or the number found.
 * On success, AES of `token + "---" + that text` (or the plain text when there was no key) is the pass: sent once, as
 * `slideCode` in the query of the call that wanted it, URL-encoded, within 180 seconds.
 */
export const checkCaptcha = defineEndpoint({
  method: 'POST',
  path: '/captcha/check',
  summary: 'Check a solution; the token is used up by it, right or wrong',
  access: publicAccess,
  body: z.object({
    captchaType: captchaTypeSchema,
    pointJson: z.string().min(1).max(1000),
    token: z.string().regex(/^[0-9a-f]{32}$/),
  }),
  data: answerOf(
    z.object({ captchaType: captchaTypeSchema, token: z.string(), pointJson: z.string(), result: z.literal(true) }),
  ),
  transport: 'raw',
  limits: [{ name: 'captcha-check', per: ['address'], capacity: 60, seconds: 60 }],
})
