import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** What was sealed cannot be read: its key is not among those of this server, or the text was changed. */
export class SealError extends Error {
  override name = 'SealError'
}

/** Keeps what must not be read in the database or a copy of it (T13): AES-256-GCM under a key that lies elsewhere. */
export interface SecretBox {
  /** @param context what the secret belongs to; it opens nowhere else */
  readonly seal: (text: string, context: string) => string
  /** @throws SealError */
  readonly open: (sealed: string, context: string) => string
  /** Whether a text was sealed, by whichever key. */
  readonly isSealed: (text: string) => boolean
  /** Whether it was sealed with the key that is used now. */
  readonly isCurrent: (sealed: string) => boolean
}

/** @param keys the first seals; all of them open, so that a new key can be put before the old one */
export const createSecretBox = (keys: readonly [string, ...string[]]): SecretBox => {
  const known = new Map(keys.map((key) => [idOf(key), bytesOf(key)]))
  const currentId = idOf(keys[0])
  return {
    seal: (text, context) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, bytesOf(keys[0]), iv).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${mark}${currentId}:${sealed.toString('base64')}`
    },
    open: (sealed, context) => {
      const [, id = '', data = ''] = pattern.exec(sealed) ?? []
      const key = known.get(id)
      if (!key) throw new SealError('It was sealed with a key that this server does not have.')
      const bytes = Buffer.from(data, 'base64')
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-tagBytes))
        return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        throw new SealError('It was changed, or belongs to something else.')
      }
    },
    isSealed: (text) => pattern.test(text),
    isCurrent: (sealed) => sealed.startsWith(`${mark}${currentId}:`),
  }
}

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const mark = 'sealed:1:'
const pattern = /^sealed:1:([0-9a-f]{8}):([A-Za-z0-9+/]{38,}={0,2})$/

const bytesOf = (key: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'formloom secret box', 32))
/** Tells keys apart and says nothing of them. */
const idOf = (key: string): string => createHash('sha256').update(bytesOf(key)).digest('hex').slice(0, 8)
