/**
 * A citizen identity number of the People's Republic of China (GB 11643-1999): known province, real birth date that is
 * not in the future, checksum by ISO 7064 MOD 11-2. Allocates only when shape and checksum hold.
 */
export const isIdCard = (text: string, now: number): boolean =>
  shape.test(text) && hasChecksum(text) && hasProvince(text) && hasBirthDate(text, now)

const shape = /^[1-9]\d{16}[\dXx]$/
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const
const checkDigits = '10X98765432'
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(' '),
)

const hasChecksum = (text: string): boolean => {
  let sum = 0
  for (let at = 0; at < 17; at++) sum += (text.charCodeAt(at) - 48) * (weights[at] ?? 0)
  return checkDigits[sum % 11] === text[17]?.toUpperCase()
}

const hasProvince = (text: string): boolean => provinces.has(text.slice(0, 2))

const hasBirthDate = (text: string, now: number): boolean => {
  const [year, month, day] = [Number(text.slice(6, 10)), Number(text.slice(10, 12)), Number(text.slice(12, 14))]
  const born = new Date(Date.UTC(year, month - 1, day))
  // Date rolls 31 February over into March: a date that comes back changed never was one.
  return (
    year >= 1800 && born.getUTCMonth() === month - 1 && born.getUTCDate() === day && born.getTime() <= now + dayLength
  )
}

/** East of Greenwich today begins up to a day earlier than the clock of the server says. */
const dayLength = 86_400_000
