/**
 * A HEIC photo with its EXIF and XMP blanked out. Places in the file are named by numbers all over it, so nothing is
 * taken out: the bytes are written over, and the file stays as long as it was. How the photo is turned is said by its
 * own boxes, not by EXIF.
 *
 * @returns null when it cannot be read, and so nothing can be promised
 */
export function plainHeic(content: Buffer): Buffer[] | null {
  try {
    const meta = childOf(content, 0, content.length, 'meta')
    if (!meta) return null
    // `meta` has version and flags before its boxes.
    const inside = { start: meta.start + 4, end: meta.end }
    const infos = childOf(content, inside.start, inside.end, 'iinf')
    const places = childOf(content, inside.start, inside.end, 'iloc')
    if (!infos || !places) return null
    const data = childOf(content, inside.start, inside.end, 'idat')
    const secret = new Set(
      itemsOf(content, infos)
        .filter(({ isMetadata }) => isMetadata)
        .map(({ id }) => id),
    )
    const plain = Buffer.from(content)
    for (const { id, offset, length } of extentsOf(content, places, data?.start ?? null)) {
      if (!secret.has(id)) continue
      if (offset < 0 || offset + length > content.length) return null
      // No tags at all: four bytes of offset, then an empty directory.
      plain.fill(0, offset, offset + length)
      emptyExif.copy(plain, offset, 0, Math.min(length, emptyExif.length))
    }
    return [plain]
  } catch (error) {
    // Lengths and places that lead out of the file.
    if (error instanceof RangeError) return null
    throw error
  }
}

const emptyExif = Buffer.from('000000004d4d002a00000008000000000000', 'hex')

interface Span {
  /** Of what is in the box, behind its head. */
  readonly start: number
  readonly end: number
}

function* boxesOf(content: Buffer, from: number, to: number): Generator<Span & { readonly type: string }> {
  let at = from
  while (at + 8 <= to) {
    const short = content.readUInt32BE(at)
    const type = content.toString('latin1', at + 4, at + 8)
    const head = short === 1 ? 16 : 8
    const size = short === 1 ? Number(content.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    if (size < head || at + size > to) throw new RangeError('a box that leaves its own')
    yield { type, start: at + head, end: at + size }
    at += size
  }
}

const childOf = (content: Buffer, from: number, to: number, type: string): Span | null =>
  [...boxesOf(content, from, to)].find((box) => box.type === type) ?? null

const itemsOf = (content: Buffer, { start, end }: Span): { id: number; isMetadata: boolean }[] => {
  const counted = content[start] === 0 ? 2 : 4
  return [...boxesOf(content, start + 4 + counted, end)]
    .filter(({ type }) => type === 'infe')
    .map((entry) => {
      const version = content[entry.start] ?? 0
      if (version < 2) return { id: content.readUInt16BE(entry.start + 4), isMetadata: false }
      const wide = version === 2 ? 2 : 4
      const id = content.readUIntBE(entry.start + 4, wide)
      const at = entry.start + 4 + wide + 2
      // `mime` items of a photo are XMP.
      return { id, isMetadata: ['Exif', 'mime'].includes(content.toString('latin1', at, at + 4)) }
    })
}

/** Where the bytes of each item lie. @param dataStart of the box `idat`, whose places count from its beginning */
const extentsOf = (
  content: Buffer,
  { start }: Span,
  dataStart: number | null,
): { id: number; offset: number; length: number }[] => {
  const version = content[start] ?? 0
  const sizes = content.readUInt16BE(start + 4)
  const [offsetSize, lengthSize, baseSize, indexSize] = [
    (sizes >> 12) & 15,
    (sizes >> 8) & 15,
    (sizes >> 4) & 15,
    version > 0 ? sizes & 15 : 0,
  ]
  const wide = version < 2 ? 2 : 4
  let at = start + 6
  const read = (bytes: number): number => {
    const value = bytes === 8 ? Number(content.readBigUInt64BE(at)) : bytes === 0 ? 0 : content.readUIntBE(at, bytes)
    at += bytes
    return value
  }
  const found: { id: number; offset: number; length: number }[] = []
  for (let left = read(wide); left > 0; left--) {
    const id = read(wide)
    const method = version > 0 ? read(2) & 15 : 0
    read(2)
    const base = read(baseSize)
    for (let extents = read(2); extents > 0; extents--) {
      read(indexSize)
      const offset = base + read(offsetSize)
      const length = read(lengthSize)
      // 1: in `idat`; 2: in another item, which no photo does with metadata.
      if (method === 1 && dataStart === null) throw new RangeError('a place without its box')
      found.push({ id, length, offset: method === 1 && dataStart !== null ? dataStart + offset : offset })
    }
  }
  return found
}
