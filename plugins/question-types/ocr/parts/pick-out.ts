import { type Fact, factsOf, type Kind } from './kinds.ts'

/** What is looked for, out of all that was recognised; null when it is not there. */
export const pickOut = (kind: Kind, text: string): string | null => {
  if (kind === 'text') return text.replace(/[ \t]+\n/g, '\n').trim() || null
  // Printed in groups, and often read with gaps between the letters.
  const compact = text.toUpperCase().replace(/[ \t·•.-]/g, '')
  const found = compact.match(patterns[kind]) ?? []
  return found.find((each) => isRight[kind](each)) ?? null
}

const patterns = {
  idCard: /\d{17}[\dX]/g,
  bankCard: /\d{13,19}/g,
  // GB 32100: letters that look like figures are left out.
  licence: /[0-9A-HJ-NP-RTUWXY]{18}/g,
  // Fully digital ones have twenty figures, older ones eight.
  invoice: /(?<!\d)(\d{20}|\d{8})(?!\d)/g,
  plate: /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][A-Z0-9]{5,6}/g,
} as const

/** What the number itself says about having been read right. */
export const isRight: Readonly<Record<Exclude<Kind, 'text'>, (number: string) => boolean>> = {
  idCard: (number) => {
    if (!/^\d{17}[\dX]$/.test(number)) return false
    const sum = [...number.slice(0, 17)].reduce((all, digit, at) => all + Number(digit) * (weights[at] ?? 0), 0)
    return number[17] === '10X98765432'[sum % 11]
  },
  // Luhn.
  bankCard: (number) =>
    /^\d{13,19}$/.test(number) &&
    [...number].reverse().reduce((sum, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
      return sum + (value > 9 ? value - 9 : value)
    }, 0) %
      10 ===
      0,
  licence: (code) => {
    if (!new RegExp(`^${patterns.licence.source}$`).test(code)) return false
    const sum = [...code.slice(0, 17)].reduce((all, sign, at) => all + signs.indexOf(sign) * (3 ** at % 31), 0)
    return code[17] === signs[(31 - (sum % 31)) % 31]
  },
  invoice: (number) => /^(\d{20}|\d{8})$/.test(number),
  plate: (number) => new RegExp(`^${patterns.plate.source}$`).test(number),
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/**
 * What else was recognised, as texts that other questions understand; what was not found is left out.
 * @param found what `pickOut` found in the text
 */
export const pickFacts = (kind: Kind, text: string, found: string): Partial<Record<Fact, string>> =>
  Object.fromEntries(
    factsOf[kind].flatMap((fact: Fact) => {
      const value = readFact[fact](kind, text, found)
      return value ? [[fact, value]] : []
    }),
  )

const readFact: Readonly<Record<Fact, (kind: Kind, text: string, found: string) => string | undefined>> = {
  name: (kind, text) =>
    kind === 'licence'
      ? behind(text, /(?<![法定代表人]\s?)名\s*称/, /[^\n]+/)
      : behind(text, /姓\s*名/, /[\p{Script=Han}·• \t]{2,30}/u),
  // The number says it, and is read surely.
  sex: (_kind, _text, number) => (Number(number[16]) % 2 === 1 ? '男' : '女'),
  born: (_kind, _text, number) => `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`,
  // Up to the next line that says what it is.
  address: (_kind, text) => behind(text, /住\s*址/, /[\s\S]+?(?=\n\s*公\s*民|\d{17}|$)/),
  date: (_kind, text) => {
    const [, year, month = '', day = ''] = /(20\d\d)\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日/.exec(text) ?? []
    return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  },
  total: (_kind, text) => {
    // The total with tax stands last.
    const sums = [...text.matchAll(/[¥￥]\s*([\d,]+\.\d\d)/g)].map(([, sum = '']) => sum.replaceAll(',', ''))
    return sums.sort((a, b) => Number(b) - Number(a))[0]
  },
}

/** What stands behind a word, without the gaps that are read between Chinese letters. */
const behind = (text: string, word: RegExp, value: RegExp): string | undefined =>
  new RegExp(`${word.source}\\s*[:：]?\\s*(${value.source})`, value.flags)
    .exec(text)?.[1]
    ?.replace(/\s+(?=[\p{Script=Han}\d])|(?<=\p{Script=Han})\s+/gu, '')
    .trim()
