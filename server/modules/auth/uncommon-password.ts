import { fieldError } from '../../http/field-error.ts'
import { commonRoots, walks } from './common-passwords.ts'

/**
 * Refuses what anybody would try first: a common word with digits and marks around it, rows of keys, repetitions, figures
 * alone, one's own name. Length is the contract's business.
 *
 * @param field of the form, where the refusal is shown
 * @param own what the account is called; nothing of that may be its password
 * @throws AppError `user.passwordCommon` at the field
 */
export function requireUncommon(field: string, password: string, own: readonly string[] = []): void {
  if (isCommon(password, own)) throw fieldError(field, 'user.passwordCommon')
}

/** Whether a password is among those tried first. Costs no look-up outside of this process. */
export const isCommon = (password: string, own: readonly string[] = []): boolean => {
  const text = password.normalize('NFKC').toLowerCase()
  const names = new Set(own.map((name) => name.normalize('NFKC').toLowerCase()).filter((name) => name.length >= 3))
  const isRoot = (root: string): boolean => names.has(root) || commonRoots.has(root)
  return isFigures(text) || isRepetition(text) || isWalked(text) || rootsOf(text).some(isRoot)
}

/** Dates, counting, telephone numbers without a country: a machine is through with these in a second. */
const isFigures = (text: string): boolean => text.length < 12 && /^\d+$/.test(text)

/** `aaaaaaaa`, `abababab`, `12341234`, `passpass`. */
const isRepetition = (text: string): boolean => /^(.{1,4})\1+$/su.test(text) || new Set(text).size <= 3

/** Made of at most three walks over the keys and nothing else, as `qwer1234` and `1qaz2wsx`. */
const isWalked = (text: string): boolean => {
  let rest = text
  for (let walked = 0; walked < 3 && rest !== ''; walked++) {
    const length = longestWalk(rest)
    if (length < 3) return false
    rest = rest.slice(length)
  }
  return rest === ''
}

const longestWalk = (text: string): number => {
  for (let length = text.length; length >= 3; length--) {
    const begin = text.slice(0, length)
    if (bothWays.some((walk) => walk.includes(begin))) return length
  }
  return 0
}
const bothWays = walks.flatMap((walk) => [walk, [...walk].reverse().join('')])

/** What is left when the digits and marks around it are gone, read as it stands and with swapped letters put back. */
const rootsOf = (text: string): readonly string[] => {
  const bare = text.replace(/^[\d\W_]{0,6}/u, '').replace(/[\d\W_]{0,6}$/u, '')
  const readings = [text, bare, ...swaps.map((swap) => plain(text, swap)), ...swaps.map((swap) => plain(bare, swap))]
  return readings.flatMap((reading) => {
    const letters = reading.replace(/[\d\W_]{1,6}$/u, '')
    // `dragondragon`, `loveyou_loveyou`
    const half = /^(.{3,})[\W_]?\1$/su.exec(letters)?.[1]
    return [reading, letters, ...(half === undefined ? [] : [half])]
  })
}

/** `p@ssw0rd`: a 1 stands for i by one and for l by another. */
const swaps: readonly Readonly<Record<string, string>>[] = [
  { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' },
  { '@': 'a', '4': 'a', '3': 'e', '1': 'l', '!': 'l', '0': 'o', $: 's', '5': 's', '7': 't' },
]
const plain = (text: string, swap: Readonly<Record<string, string>>): string =>
  [...text].map((character) => swap[character] ?? character).join('')
