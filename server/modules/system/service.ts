import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { findPublicConfig } from './config-repository.ts'

/** Global site info as a JSON string with the spec's four fields and nothing else of the row (spec 3, T13). */
export async function siteInfo(db: Database): Promise<string> {
  const stored = await findPublicConfig(db, 'systemInfoConfig')
  return JSON.stringify(siteSchema.parse(parsed(stored)))
}

const siteSchema = z.object({
  name: z.string().catch('Formloom'),
  logoImg: z.string().catch(''),
  copyright: z.string().catch(''),
  backgroundImage: z.string().catch(''),
})

/** An administrator may have typed anything into the row. */
const parsed = (text: string | undefined): unknown => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
