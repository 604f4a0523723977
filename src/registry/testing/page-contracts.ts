/** The calls that system pages declare in their `contract.ts`. */
import { folders, modules } from 'virtual:plugins/files/system-pages'
import type { Endpoint } from '#shared/contract/endpoint'

// biome-ignore lint/suspicious/noExplicitAny: the erased form of every endpoint.
type AnyEndpoint = Endpoint<any, any, any, any>

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** By the page's folder. */
export const pageEndpoints: ReadonlyMap<string, readonly AnyEndpoint[]> = new Map(
  await Promise.all(
    folders
      .filter(({ files }) => files.includes('contract.ts'))
      .map(async ({ id, path }) => {
        const contract = await modules[`${path}/contract.ts`]?.()
        return [id, Object.values(contract ?? {}).filter(isEndpoint)] as const
      }),
  ),
)
