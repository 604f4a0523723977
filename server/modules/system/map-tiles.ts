// Pictures of the map an administrator has named, handed on by this server: a respondent's browser calls nobody else.
import { mapTilePattern } from '#shared/contract/map-tiles'
import type { Database } from '../../db/database.ts'
import type { AppDeps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { FileAnswer } from '../../http/send-file.ts'
import { findPublicConfig } from './config-repository.ts'

/** What a page needs to draw the map; null where nobody has named one. */
export const describeMapTiles = async (db: Database): Promise<{ address: string; credit: string } | null> => {
  if (!(await templateOf(db))) return null
  return { address: mapTilePattern, credit: (await findPublicConfig(db, 'mapTileCredit'))?.trim() ?? '' }
}

/** @throws AppError where there is no map, no such picture, or what came is none */
export const mapTileOf = async (
  { db, fetch }: Pick<AppDeps, 'db' | 'fetch'>,
  place: { z: string; x: string; y: string },
): Promise<FileAnswer> => {
  const [z, x, y] = [Number(place.z), Number(place.x), Number(place.y)]
  const template = await templateOf(db)
  if (!template || z > maxZoom || x >= 2 ** z || y >= 2 ** z) throw new AppError('notFound')
  const address = template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  const content = kept.get(address) ?? (await fetchTile(fetch, address))
  keep(address, content)
  const mime = mimeOf(content) ?? 'image/png'
  return {
    content,
    name: `${z}-${x}-${y}`,
    mime,
    size: content.length,
    inline: true,
    cacheControl: 'public, max-age=86400',
  }
}

const fetchTile = async (fetch: AppDeps['fetch'], address: string): Promise<Buffer> => {
  const reply = await fetch(address, {
    // Servers of maps want to know who asks.
    headers: { 'user-agent': 'Formloom', accept: 'image/png,image/jpeg,image/webp' },
    maxBytes: 512 * 1024,
    isNamedByAdministrator: true,
  }).catch(() => null)
  const content = reply?.status === 200 ? Buffer.from(reply.body) : null
  // A picture only, whatever the server calls it: it is shown by this site (T11).
  if (!content || !mimeOf(content)) throw new AppError('notFound')
  return content
}

/** The address, as far as it is one. */
const templateOf = async (db: Database): Promise<string | null> => {
  const template = (await findPublicConfig(db, 'mapTileAddress'))?.trim() ?? ''
  const isAddress = /^https?:\/\//.test(template) && ['{z}', '{x}', '{y}'].every((part) => template.includes(part))
  return isAddress ? template : null
}

const mimeOf = (content: Buffer): string | null => {
  if (content.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png'
  if (content.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'image/jpeg'
  const isWebp =
    content.subarray(0, 4).toString('latin1') === 'RIFF' && content.subarray(8, 12).toString('latin1') === 'WEBP'
  return isWebp ? 'image/webp' : null
}

const maxZoom = 20

/** What was asked for lately: people at one place look at the same pictures, and the map's server is spared. */
const kept = new Map<string, Buffer>()
const mostKept = 300
const keep = (address: string, content: Buffer): void => {
  kept.delete(address)
  kept.set(address, content)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
}
