import { orientationOf, orientationOnly } from './orientation.ts'

/**
 * A JPEG without what its camera and its editors wrote beside the picture: EXIF, GPS, XMP, IPTC, comments, further
 * pictures, and whatever was appended, such as the film of a "live" photo. The picture itself is copied bit by bit;
 * colour profile and orientation stay.
 *
 * @returns its parts in order; null when it is no JPEG
 */
export function plainJpeg(content: Buffer): Buffer[] | null {
  if (content.length < 4 || content.readUInt16BE(0) !== 0xff00 + startOfImage) return null
  const kept: Buffer[] = [content.subarray(0, 2)]
  let orientation = 1
  let at = 2
  while (at < content.length) {
    // Markers may be padded.
    if (content[at] !== 0xff) return null
    while (content[at + 1] === 0xff) at++
    const marker = content[at + 1]
    if (marker === undefined) return null
    if (marker === endOfImage) {
      kept.push(content.subarray(at, at + 2))
      return withOrientation(kept, orientation)
    }
    if (at + 4 > content.length) return null
    const end = at + 2 + content.readUInt16BE(at + 2)
    const segment = content.subarray(at, end)
    if (end < at + 4 || end > content.length) return null
    const body = segment.subarray(4)
    if (marker === 0xe1 && startsWith(body, exifHead)) orientation = orientationOf(body.subarray(exifHead.length))
    if (isPartOfPicture(marker, body)) kept.push(segment)
    at = end
    if (marker !== startOfScan) continue
    const scanEnd = endOfScan(content, at)
    kept.push(content.subarray(at, scanEnd))
    at = scanEnd
  }
  // Cut off in the middle of its pixels: browsers show what is there.
  return kept.length > 2 ? withOrientation(kept, orientation) : null
}

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const comment = 0xfe
const exifHead = Buffer.from('Exif\0\0', 'latin1')

/** Application segments hold metadata, but for three without which colours would be others. */
const isPartOfPicture = (marker: number, body: Buffer): boolean => {
  if (marker === comment) return false
  if (marker < 0xe0 || marker > 0xef) return true
  if (marker === 0xe0) return startsWith(body, Buffer.from('JFIF\0', 'latin1'))
  if (marker === 0xe2) return startsWith(body, Buffer.from('ICC_PROFILE\0', 'latin1'))
  return marker === 0xee && startsWith(body, Buffer.from('Adobe', 'latin1'))
}

/** Where the next marker stands that is neither an escaped byte nor a restart. */
const endOfScan = (content: Buffer, from: number): number => {
  let at = from
  for (;;) {
    at = content.indexOf(0xff, at)
    if (at === -1 || at + 1 >= content.length) return content.length
    const next = content[at + 1] ?? 0
    if (next === 0xff) at++
    else if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2
    else return at
  }
}

const withOrientation = (kept: Buffer[], orientation: number): Buffer[] => {
  if (orientation === 1) return kept
  const body = Buffer.concat([exifHead, orientationOnly(orientation)])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  const [start = Buffer.alloc(0), ...rest] = kept
  return [start, head, body, ...rest]
}

const startsWith = (body: Buffer, head: Buffer): boolean => body.subarray(0, head.length).equals(head)
