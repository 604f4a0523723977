// Codes that people read off one screen and type on another, and what is made of them.
import { createCipheriv, createDecipheriv, randomBytes, randomInt, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { busy } from '../../http/app-error.ts'
import { createGate } from '../../kernel/gate.ts'

/** Nothing that is taken for something else: no I, L, O, U, and what is typed for them is read as what was meant. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

export const newCode = (): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/** A code as somebody typed it; null for what cannot be one. */
export const readCode = (typed: string): string | null => {
  const code = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return code.length === length && [...code].every((letter) => letters.includes(letter)) ? code : null
}

export interface CodeKeys {
  /** By which a draft is found. */
  readonly hash: Buffer
  /** By which it is opened: nobody who only has the table reads what people have not sent. */
  readonly key: Buffer
}

/** The same every time for a code of a form; some 50 ms of a core and 32 MiB, so that a copy of the table is not tried out. */
export const keysOf = async (formId: string, code: string): Promise<CodeKeys> => {
  const made = await gate(() =>
    derive(code, `formloom kept draft ${formId}`, 64, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 }),
  )
  return { hash: made.subarray(0, 32), key: made.subarray(32) }
}

const derive = promisify<string, string, number, object, Buffer>(scrypt)
const gate = createGate(2, 40, busy)

export const seal = (text: string, { key }: CodeKeys): Buffer => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed])
}

/** @throws Error for what was not sealed with this key */
export const open = (sealed: Buffer, { key }: CodeKeys): string => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
}
