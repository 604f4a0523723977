import { createCipheriv, createDecipheriv, randomInt } from 'node:crypto'

// AES-128-ECB with PKCS#7 because the protocol has it so (spec 9). The key travels with the challenge: this hides
// nothing from anybody who looks, and nothing relies on it (T9).

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Sixteen letters and digits. */
export const newSecretKey = (): string =>
  Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Base64 of the encrypted text; the text itself when the key is empty. */
export function encrypt(text: string, secretKey: string): string {
  if (secretKey === '') return text
  const cipher = createCipheriv('aes-128-ecb', secretKey, null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

/** Null for what is not a text encrypted with this key. */
export function decrypt(encrypted: string, secretKey: string): string | null {
  if (secretKey === '') return encrypted
  try {
    const decipher = createDecipheriv('aes-128-ecb', secretKey, null)
    return Buffer.concat([decipher.update(encrypted, 'base64'), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
