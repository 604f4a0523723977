// Photos tell where and when they were taken, and with which device: none of that is an answer anybody was asked for.
import { plainHeic } from './heic.ts'
import { plainJpeg } from './jpeg.ts'
import { plainPng } from './png.ts'
import { plainWebp } from './webp.ts'

/** Takes the metadata out of a picture without touching its pixels. @returns parts in order; null: not such a picture */
export type Plain = (content: Buffer) => Buffer[] | null

/** By lower-case extension: pictures that are stored without their metadata. */
export const plainPictures: ReadonlyMap<string, Plain> = new Map([
  ['jpg', plainJpeg],
  ['jpeg', plainJpeg],
  ['png', plainPng],
  ['webp', plainWebp],
  ['heic', plainHeic],
])
