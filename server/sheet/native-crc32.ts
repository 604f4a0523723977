// yazl sums up every byte of a sheet in JavaScript. Node does the same sum natively, many times faster, and a sheet of a
// hundred thousand rows has some hundred million bytes.
import { createRequire } from 'node:module'
import { crc32 } from 'node:zlib'

interface BufferCrc32 {
  unsigned: (data: Uint8Array, previous?: number) => number
}

// By require, as yazl does: the functions of an imported module could not be replaced.
const bufferCrc32: BufferCrc32 = createRequire(import.meta.url)('buffer-crc32')
bufferCrc32.unsigned = (data, previous = 0) => crc32(data, previous)
