import { crc32 } from 'node:zlib'
import { orientationOf, orientationOnly } from './orientation.ts'

/**
 * A PNG without texts, times and EXIF, and without what was appended. Pixels are copied as they are; of the EXIF data
 * the orientation stays.
 *
 * @returns its parts in order; null when it is no PNG
 */
export function plainPng(content: Buffer): Buffer[] | null {
  if (!content.subarray(0, signature.length).equals(signature)) return null
  const kept: Buffer[] = [content.subarray(0, signature.length)]
  let at = signature.length
  while (at + 12 <= content.length) {
    const length = content.readUInt32BE(at)
    const end = at + 12 + length
    if (end > content.length) break
    const type = content.toString('latin1', at + 4, at + 8)
    const body = content.subarray(at + 8, end - 4)
    if (type === 'eXIf') {
      const orientation = orientationOf(body)
      if (orientation !== 1) kept.push(chunk('eXIf', orientationOnly(orientation)))
    } else if (!isWritten.has(type) && !isPrivate(type)) kept.push(content.subarray(at, end))
    if (type === 'IEND') return kept
    at = end
  }
  // Cut off in the middle of its pixels: browsers show what is there.
  return kept.length > 2 ? kept : null
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
const isWritten: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME'])

/** Chunks of programs' own: ancillary and not registered. Those of animations are named so, too. */
const isPrivate = (type: string): boolean => /^[a-z][a-z]/.test(type) && !isAnimation.has(type)
const isAnimation: ReadonlySet<string> = new Set(['acTL', 'fcTL', 'fdAT'])

const chunk = (type: string, body: Buffer): Buffer => {
  const whole = Buffer.alloc(12 + body.length)
  whole.writeUInt32BE(body.length, 0)
  whole.write(type, 4, 'latin1')
  body.copy(whole, 8)
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + body.length)), 8 + body.length)
  return whole
}
