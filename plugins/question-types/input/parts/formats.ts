import { isIdCard } from './id-card.ts'

/**
 * The format presets. Every expression is linear: no group repeats over another repetition of the same characters (T32).
 * `now` is milliseconds since 1970, for formats that hold a date.
 */
export const formats: Readonly<Record<string, (text: string, now: number) => boolean>> = {
  mobile: (text) => mobile.test(text),
  email: (text) => text.length <= 254 && email.test(text),
  idCard: isIdCard,
  url: (text) => url.test(text),
  number: (text) => number.test(text),
  chinese: (text) => chinese.test(text),
  letters: (text) => letters.test(text),
}

/** Mainland China, or any country with its code in front. */
const mobile = /^(?:1[3-9]\d{9}|\+[1-9]\d{6,14})$/
const email =
  /^[^\s@.,:;()"<>[\\\]]+(?:\.[^\s@.,:;()"<>[\\\]]+)*@(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu
const url = /^https?:\/\/(?:[\p{L}\p{N}_-]+\.)+[\p{L}\p{N}-]{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/iu
const number = /^[+-]?\d+(?:\.\d+)?$/
/** Han characters; the dot joins the parts of many names. */
const chinese = /^[\p{Script=Han}·]+$/u
const letters = /^[A-Za-z]+$/
