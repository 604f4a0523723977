/** A number in its international form, and what proves that a code reached it. */
export interface VerifiedPhone {
  phone: string
  proof?: string
}

export const phonePattern = /^\+\d{6,15}$/
export const proofPattern = /^[\w:+/=-]{16,1000}$/

/** What somebody typed as an international number; null where it is none yet. */
export const internationalOf = (typed: string, prefix: string): string | null => {
  const plain = typed.normalize('NFKC').replace(/[\s().\-–]/g, '')
  const number = plain.startsWith('+')
    ? plain
    : plain.startsWith('00')
      ? `+${plain.slice(2)}`
      : `${prefix}${withoutZero(plain, prefix)}`
  return phonePattern.test(number) ? number : null
}

/** National numbers begin with a zero in most countries, which the international form leaves out. */
const withoutZero = (plain: string, prefix: string): string => (keepsZero.has(prefix) ? plain : plain.replace(/^0/, ''))
const keepsZero = new Set(['+39', '+378'])
