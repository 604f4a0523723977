import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { plainHeic } from './heic.ts'
import { plainJpeg } from './jpeg.ts'
import { orientationOnly } from './orientation.ts'
import { plainPng } from './png.ts'
import { plainWebp } from './webp.ts'

const canary = 'secret place 52.5200'
/** Uneven, so that a turned or recompressed picture has other pixels. */
const raw = Buffer.from(Array.from({ length: 24 * 10 * 3 }, (_, at) => (at * 7919) % 256))
const photo = () =>
  sharp(raw, { raw: { width: 24, height: 10, channels: 3 } })
    .withExif({ IFD0: { Copyright: canary }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc>${canary}</dc></x:xmpmeta>`)
    .withMetadata({ orientation: 6 })

const formats = [
  ['jpg', plainJpeg, () => photo().jpeg({ quality: 80 }).toBuffer()],
  ['jpg, progressive', plainJpeg, () => photo().jpeg({ progressive: true }).toBuffer()],
  ['png', plainPng, () => photo().png().toBuffer()],
  ['webp', plainWebp, () => photo().webp({ quality: 80 }).toBuffer()],
] as const

describe.each(formats)('a photo as %s', (_name, plain, taken) => {
  test('loses place and time, keeps every pixel and the way it is turned', async () => {
    const content = await taken()
    expect(content.includes(canary), 'the camera wrote it').toBe(true)
    const stripped = Buffer.concat(plain(content) ?? [])
    expect(stripped.includes(canary)).toBe(false)
    const meta = await sharp(stripped).metadata()
    expect([meta.width, meta.height, meta.orientation, meta.xmp]).toEqual([24, 10, 6, undefined])
    expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(content).raw().toBuffer())
  })

  test('loses what was appended to it, such as the film of a live photo', async () => {
    const content = await taken()
    const stripped = Buffer.concat(plain(Buffer.concat([content, Buffer.from(`ftypmp42 ${canary}`)])) ?? [])
    expect(stripped).toEqual(Buffer.concat(plain(content) ?? []))
  })

  test('is nothing it takes for a picture when only its first bytes are right', async () => {
    const content = await taken()
    expect(plain(Buffer.concat([content.subarray(0, 8), Buffer.from('no picture at all')]))).toBeNull()
  })

  test('never throws, wherever it is cut off', async () => {
    const content = await taken()
    for (let length = 0; length < content.length; length += 3)
      expect(() => plain(content.subarray(0, length))).not.toThrow()
  })
})

test('an animated PNG stays animated', () => {
  const chunk = (type: string) => Buffer.concat([Buffer.from([0, 0, 0, 0]), Buffer.from(type), Buffer.alloc(4)])
  const types = ['IHDR', 'acTL', 'tEXt', 'fcTL', 'IDAT', 'fdAT', 'prVt', 'IEND']
  const content = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...types.map(chunk)])
  const kept = (plainPng(content) ?? []).slice(1).map((part) => part.toString('latin1', 4, 8))
  expect(kept).toEqual(['IHDR', 'acTL', 'fcTL', 'IDAT', 'fdAT', 'IEND'])
})

/** A HEIC of boxes only: what matters here is where its items lie, not what they show. */
const heic = (exif: Buffer, xmp: Buffer, pixels: Buffer): Buffer => {
  const box = (type: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts)
    const head = Buffer.alloc(8)
    head.writeUInt32BE(body.length + 8)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, body])
  }
  const u16 = (value: number) => Buffer.from([value >> 8, value & 255])
  const u32 = (value: number) => Buffer.from([0, 0, value >> 8, value & 255])
  const info = (id: number, type: string) =>
    box('infe', Buffer.from([2, 0, 0, 0]), u16(id), u16(0), Buffer.from(`${type}\0`, 'latin1'))
  const items = [pixels, exif, xmp]
  const build = (dataStart: number) => {
    let at = dataStart
    const places = items.map((item, index) => {
      const place = Buffer.concat([u16(index + 1), u16(0), u16(1), u32(at), u32(item.length)])
      at += item.length
      return place
    })
    const meta = box(
      'meta',
      Buffer.alloc(4),
      box('iinf', Buffer.alloc(4), u16(3), info(1, 'hvc1'), info(2, 'Exif'), info(3, 'mime')),
      box('iloc', Buffer.alloc(4), Buffer.from([0x44, 0x00]), u16(3), ...places),
    )
    return Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0heic', 'latin1')), meta])
  }
  const head = build(0).length + 8
  return Buffer.concat([build(head), box('mdat', ...items)])
}

test('a photo as heic is as long as before, with place and time written over', () => {
  const pixels = Buffer.from('the pixels of the photo')
  const content = heic(Buffer.from(`\0\0\0\0MM ${canary}`), Buffer.from(`<x>${canary}</x>`), pixels)
  const [stripped = Buffer.alloc(0)] = plainHeic(content) ?? []
  expect(content.includes(canary)).toBe(true)
  expect([stripped.includes(canary), stripped.includes(pixels), stripped.length]).toEqual([false, true, content.length])
  for (let length = 0; length < content.length; length++)
    expect(() => plainHeic(content.subarray(0, length))).not.toThrow()
})

test('the EXIF data that is left says how the picture is turned, in a form that is read by others', async () => {
  const jpeg = await sharp(raw, { raw: { width: 24, height: 10, channels: 3 } })
    .jpeg()
    .toBuffer()
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationOnly(8)])
  const segment = Buffer.from([0xff, 0xe1, 0, body.length + 2])
  const turned = Buffer.concat([jpeg.subarray(0, 2), segment, body, jpeg.subarray(2)])
  expect((await sharp(turned).metadata()).orientation).toBe(8)
})
