// What a number is made of. The parts that are the same everywhere are made here; counting and chance are the server's.

export type Part =
  | { readonly id: string; readonly kind: 'text'; readonly text: string }
  | { readonly id: string; readonly kind: 'date'; readonly format: 'yyyy' | 'yyyyMM' | 'yyyyMMdd' | 'yyMMdd' }
  | {
      readonly id: string
      readonly kind: 'serial'
      readonly length: number
      readonly start: number
      readonly reset: 'never' | 'year' | 'month' | 'day'
      readonly max?: number
    }
  | { readonly id: string; readonly kind: 'random'; readonly length: number; readonly from: keyof typeof alphabets }
  | { readonly id: string; readonly kind: 'check'; readonly method: 'luhn' | 'mod97' }

export const maxParts = 10
/** Ten parts of at most twenty characters. */
export const maxAnswer = 200

/** Without 0, 1, I, L, O: people read these numbers out and copy them by hand. */
export const alphabets = {
  digits: '0123456789',
  letters: 'ABCDEFGHJKMNPQRSTUVWXYZ',
  both: '23456789ABCDEFGHJKMNPQRSTUVWXYZ',
} as const

/** Whether two numbers by this rule can differ at all. */
export const isUnique = (parts: readonly Part[]): boolean =>
  parts.some(({ kind }) => kind === 'serial' || kind === 'random')

const two = (value: number): string => String(value).padStart(2, '0')

/** The day by the clock of whoever asks. */
export const dateText = (format: Extract<Part, { kind: 'date' }>['format'], day: Date): string => {
  const year = String(day.getFullYear())
  const month = two(day.getMonth() + 1)
  if (format === 'yyyy') return year
  if (format === 'yyyyMM') return year + month
  return (format === 'yyMMdd' ? year.slice(-2) : year) + month + two(day.getDate())
}

/** Which count a serial number belongs to. */
export const periodOf = (reset: Extract<Part, { kind: 'serial' }>['reset'], day: Date): string =>
  reset === 'never' ? '' : dateText(({ year: 'yyyy', month: 'yyyyMM', day: 'yyyyMMdd' } as const)[reset], day)

/** Letters count as numbers from 10, as in an IBAN; anything else is no part of what is checked. */
const digitsOf = (text: string): string =>
  [...text.toUpperCase()]
    .map((character) => (/[0-9A-Z]/.test(character) ? String(Number.parseInt(character, 36)) : ''))
    .join('')

/** One digit that shows a mistyped digit (Luhn), or two that also show digits that changed places (ISO 7064, MOD 97-10). */
export const checkText = (method: 'luhn' | 'mod97', before: string): string => {
  const digits = digitsOf(before)
  if (method === 'mod97') return two(98 - remainder97(`${digits}00`))
  return String((10 - (luhnSum(`${digits}0`) % 10)) % 10)
}

const remainder97 = (digits: string): number => {
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest
}

const luhnSum = (digits: string): number => {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    const doubled = at % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum
}

/** Puts a number together from left to right; what counting and chance bring comes from `draw`, null ends it. */
export const numberOf = (
  parts: readonly Part[],
  day: Date,
  draw: (part: Extract<Part, { kind: 'serial' | 'random' }>) => string | null,
): string | null => {
  let number = ''
  for (const part of parts) {
    if (part.kind === 'text') number += part.text
    else if (part.kind === 'date') number += dateText(part.format, day)
    else if (part.kind === 'check') number += checkText(part.method, number)
    else {
      const drawn = draw(part)
      if (drawn === null) return null
      number += drawn
    }
  }
  return number
}

/** What a number by this rule looks like, for authors. */
export const sampleOf = (parts: readonly Part[], day: Date): string =>
  numberOf(parts, day, (part) =>
    part.kind === 'serial'
      ? String(part.start).padStart(part.length, '0')
      : Array.from({ length: part.length }, (_, at) =>
          alphabets[part.from].at((at * 7 + 3) % alphabets[part.from].length),
        ).join(''),
  ) ?? ''
