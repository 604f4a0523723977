import { createInflateRaw } from 'node:zlib'

/** The content of one file in a zip archive, unpacked piece by piece. */
export const zipEntry = async function* (zip: Buffer, name: string): AsyncGenerator<Buffer> {
  const directoryEnd = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = zip.readUInt32LE(directoryEnd + 16)
  for (let left = zip.readUInt16LE(directoryEnd + 10); left > 0; left--) {
    const nameLength = zip.readUInt16LE(at + 28)
    const next = at + 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) !== name) {
      at = next
      continue
    }
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const inflate = createInflateRaw()
    inflate.end(zip.subarray(start, start + zip.readUInt32LE(at + 20)))
    yield* inflate
    return
  }
  throw new Error(`The archive holds no ${name}.`)
}
