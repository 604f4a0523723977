import { checkCaptcha, getCaptcha, repCodes } from '#shared/contract/captcha'
import { codes } from '#shared/contract/endpoint'
import type { AppError } from '../../http/app-error.ts'
import { type MessageKey, message } from '../../http/messages.ts'
import { type Route, rawRoute } from '../../http/route.ts'
import { CaptchaError, type CaptchaService } from './service.ts'

export const captchaRoutes = (captcha: CaptchaService): Route[] => [
  rawRoute(
    getCaptcha,
    ({ body, ip, acceptLanguage }) =>
      answered(acceptLanguage, () =>
        captcha.challenge(body.captchaType, { ip, script: readsChinese(acceptLanguage) ? 'hanzi' : 'latin' }),
      ),
    (refusal, language) => refused(codeOf(refusal, repCodes.getLimited), language),
  ),
  rawRoute(
    checkCaptcha,
    ({ body, ip, userAgent, acceptLanguage }) =>
      answered(acceptLanguage, async () => {
        await captcha.check(body, { ip, userAgent })
        return { ...body, result: true as const }
      }),
    (refusal, language) => refused(codeOf(refusal, repCodes.checkLimited), language),
  ),
]

type RepCode = (typeof repCodes)[keyof typeof repCodes]

const answered = async <Data>(language: string | undefined, work: () => Promise<Data>) => {
  try {
    return { repCode: repCodes.success, repMsg: '', success: true, repData: await work() }
  } catch (error) {
    if (error instanceof CaptchaError) return refused(error.repCode, language)
    throw error
  }
}

const refused = (repCode: RepCode, language: string | undefined) => ({
  repCode,
  repMsg: message(texts[repCode] ?? 'captcha.failed', {}, language),
  success: false,
  repData: null,
})

const codeOf = (refusal: AppError, limited: RepCode): RepCode => {
  if (refusal.code === codes.tooMany) return limited
  return refusal.key === 'common.failed' ? repCodes.fault : repCodes.badRequest
}

const texts: Partial<Record<RepCode, MessageKey>> = {
  [repCodes.fault]: 'common.failed',
  [repCodes.badRequest]: 'request.invalid',
  [repCodes.expired]: 'captcha.expired',
  [repCodes.getLimited]: 'common.tooMany',
  [repCodes.locked]: 'captcha.locked',
  [repCodes.checkLimited]: 'common.tooMany',
}

/** Nobody says: then it is the language of the source. */
const readsChinese = (acceptLanguage: string | undefined): boolean => /^\s*(zh|ja|\*|$)/i.test(acceptLanguage ?? '')
