// What a schema says of a value it refuses, in the language the rest of the answer is in.
import type { z } from 'zod'
import * as spoken from 'zod/locales'
import { languageOf } from './messages.ts'

/** Words of zod for the first language of an Accept-Language header, the same that `msg` is in. */
export const schemaWords = (acceptLanguage: string | undefined): z.core.$ZodErrorMap =>
  words[languageOf('request.invalidField', acceptLanguage)] ?? english

const english = spoken.en().localeError

const words: Readonly<Partial<Record<string, z.core.$ZodErrorMap>>> = {
  'zh-cn': spoken.zhCN().localeError,
  'zh-tw': spoken.zhTW().localeError,
  de: spoken.de().localeError,
  es: spoken.es().localeError,
  fr: spoken.fr().localeError,
  id: spoken.id().localeError,
  it: spoken.it().localeError,
  ja: spoken.ja().localeError,
  ko: spoken.ko().localeError,
  pl: spoken.pl().localeError,
  pt: spoken.pt().localeError,
  ru: spoken.ru().localeError,
  th: spoken.th().localeError,
  tr: spoken.tr().localeError,
  vi: spoken.vi().localeError,
}
