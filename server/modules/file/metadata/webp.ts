import { orientationOf, orientationOnly } from './orientation.ts'

/**
 * A WebP without EXIF and XMP, and without what was appended. Pixels are copied as they are; of the EXIF data the
 * orientation stays.
 *
 * @returns its parts in order; null when it is no WebP
 */
export function plainWebp(content: Buffer): Buffer[] | null {
  if (content.length < 20 || content.toString('latin1', 0, 4) !== 'RIFF') return null
  if (content.toString('latin1', 8, 12) !== 'WEBP') return null
  const kept: Buffer[] = []
  let features: Buffer | null = null
  let orientation = 1
  const last = Math.min(content.length, 8 + content.readUInt32LE(4))
  for (let at = 12; at + 8 <= last; ) {
    const type = content.toString('latin1', at, at + 4)
    const length = content.readUInt32LE(at + 4)
    // Chunks begin at even places.
    const end = Math.min(last, at + 8 + length + (length % 2))
    const body = content.subarray(at + 8, at + 8 + length)
    if (type === 'EXIF') orientation = orientationOf(withoutHead(body))
    else if (type === 'VP8X') {
      features = Buffer.from(content.subarray(at, end))
      kept.push(features)
    } else if (isPicture.has(type)) kept.push(content.subarray(at, end))
    at = end
  }
  if (kept.length === 0) return null
  if (features && features.length > 8) {
    const flags = (features[8] ?? 0) & ~(hasExif | hasXmp)
    features[8] = orientation === 1 ? flags : flags | hasExif
    if (orientation !== 1) kept.push(exifChunk(orientation))
  }
  const size = kept.reduce((sum, { length }) => sum + length, 4)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(size, 4)
  return [head, ...kept]
}

const hasExif = 0x08
const hasXmp = 0x04
const isPicture: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

/** Some writers put the head of JPEG's segment before it. */
const withoutHead = (body: Buffer): Buffer => (body.toString('latin1', 0, 6) === 'Exif\0\0' ? body.subarray(6) : body)

const exifChunk = (orientation: number): Buffer => {
  const body = orientationOnly(orientation)
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}
