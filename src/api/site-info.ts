import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { systemInfoConfig } from '#shared/contract/auth'
import { call } from './call.ts'
import { stale } from './stale.ts'

const siteInfoSchema = z.object({
  name: z.string().catch(''),
  logoImg: z.string().catch(''),
  copyright: z.string().catch(''),
  backgroundImage: z.string().catch(''),
})
export type SiteInfo = z.infer<typeof siteInfoSchema>

const nothing: SiteInfo = { name: '', logoImg: '', copyright: '', backgroundImage: '' }

/** Name, logo and copyright of the installation. It comes as JSON text inside JSON (spec 3); what is unreadable is unset. */
export const siteInfoQueryOptions = queryOptions({
  queryKey: ['site-info'],
  queryFn: async ({ signal }) => readSiteInfo(await call(systemInfoConfig, { signal, quiet: true })),
  meta: { inBackground: true },
  staleTime: stale.never,
})

export const readSiteInfo = (text: string): SiteInfo => {
  try {
    return siteInfoSchema.catch(nothing).parse(JSON.parse(text))
  } catch {
    // Not JSON: an installation nobody has named yet.
    return nothing
  }
}
