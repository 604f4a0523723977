// Proof of having known a form's password. Signed with the stored hash, whose salt nobody outside knows: a new password
// ends all passes of the old one, and there is no secret to keep.
import { createHmac, timingSafeEqual } from 'node:crypto'

const lifeMs = 12 * 3600 * 1000

export const newPass = (formKey: string, passwordHash: string, now = Date.now()): string => {
  const until = String(now + lifeMs)
  return `${until}.${signature(formKey, passwordHash, until)}`
}

export const isPass = (
  pass: string | null | undefined,
  { formKey, passwordHash }: { formKey: string; passwordHash: string },
  now = Date.now(),
): boolean => {
  const [until = '', signed = ''] = (pass ?? '').split('.')
  if (!/^\d{1,16}$/.test(until) || Number(until) <= now) return false
  const expected = Buffer.from(signature(formKey, passwordHash, until))
  const given = Buffer.from(signed)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const signature = (formKey: string, passwordHash: string, until: string): string =>
  createHmac('sha256', passwordHash).update(`fill ${formKey} ${until}`).digest('base64url')
