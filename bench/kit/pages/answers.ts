/** The rows all tables show: the same ones in every page. */
export interface Answer {
  id: string
  name: string
  status: string
  department: string
  score: number
  amount: number
  city: string
  date: string
  device: string
  seconds: number
  address: string
  note: string
}

export const columns = [
  'id',
  'name',
  'note',
  'status',
  'department',
  'score',
  'amount',
  'city',
  'date',
  'device',
  'seconds',
  'address',
] as const

export type Column = (typeof columns)[number]

/**
 * A hundred different names, and a different note in every row, of words with and without accents. Texts that are sorted
 * are joined, not added: an engine keeps added ones in pieces until they are read, and a server's never come in pieces.
 */
export function makeAnswers(count: number): Answer[] {
  let seed = 42
  const below = (limit: number) => {
    seed = (seed * 1664525 + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
  const one = (of: readonly string[]) => of[below(of.length)] ?? ''
  return Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    name: [one(first), one(last)].join(' '),
    status: one(states),
    department: one(departments),
    score: below(1000),
    amount: below(1_000_000) / 100,
    city: `City ${below(500)}`,
    date: `2026-${1 + below(12)}-${1 + below(28)}`,
    device: one(devices),
    seconds: below(900),
    address: `10.${below(255)}.${below(255)}.1`,
    note: noteOf(index),
  }))
}

/** Three of 64 words. An odd factor visits every number below a power of two once, so no note is there twice. */
function noteOf(index: number): string {
  const mixed = (index * 40_503 + 12_345) & 0x3ffff
  return [words[mixed & 63], words[(mixed >> 6) & 63], words[mixed >> 12]].join(' ')
}

/** What the peers compare text by; ours does the same from the column's language. */
export const byLanguage = new Intl.Collator('en').compare

declare global {
  interface Window {
    answers: readonly Answer[]
    /** ms from the start of the navigation to the rows being there, to be shown. */
    answersMade: number
    /** Ids of the first rows once the table is sorted upwards by a column; equal values keep their order. */
    firstSorted: (column: Column, count: number) => string[]
  }
}

/** Makes the rows, and tells the harness what right looks like. */
export function answersOfPage(): Answer[] {
  const answers = makeAnswers(100_000)
  window.answers = answers
  window.answersMade = performance.now()
  window.firstSorted = (column, count) =>
    [...answers]
      .sort((a, b) => {
        const [left, right] = [a[column], b[column]]
        return typeof left === 'number' && typeof right === 'number'
          ? left - right
          : byLanguage(String(left), String(right))
      })
      .slice(0, count)
      .map(({ id }) => id)
  return answers
}

const first = ['Anna', 'Bo', 'Chen', 'Dora', 'Émile', 'Fang', 'Gita', 'Hugo', 'Inès', 'Jun']
const last = ['Meyer', 'Li', 'Wang', 'Okafor', 'Silva', 'Novák', 'Sato', 'Kim', 'Müller', 'Smith']
const states = ['draft', 'live', 'closed', 'archived']
const departments = ['Sales', 'Research', 'Support', 'Finance', 'Legal', 'People', 'IT']
const devices = ['phone', 'desktop']
const words = (
  'apple Äpfel arrow bridge brown café candle chair cloud copper crème daisy dinner dream eagle échelle ember fence field ' +
  'forest garden glass Größe harbour hôtel horse island ivory jacket jungle kettle kitchen ladder lemon maple meadow ' +
  'motor naïve needle ocean orange über paper pencil piano quartz quiet résumé river saddle señor silver table thunder ' +
  'timber umbrella valley velvet violin water weißbier window yellow zebra'
).split(' ')
