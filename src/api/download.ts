// Files that the server makes while we wait: fetched with the session, saved under their name (spec 7, exports).
import { codes, type Endpoint } from '#shared/contract/endpoint'
import { randomId } from '#shared/form/ids'
import { readToken } from '#src/session/token.ts'
import { queryString } from './query-string.ts'

/**
 * Fetches a file and hands it to the browser to save.
 * @param fileName with its extension; the server's own name wins when it sends one
 * @throws Error when no file came; the caller says 文件下载失败 (spec 8)
 */
export const download = async (
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  { query, fileName }: { query?: object; fileName: string },
): Promise<void> => {
  const token = readToken()
  const response = await fetch(`/sapi${endpoint.path}${queryString(Object.fromEntries(Object.entries(query ?? {})))}`, {
    method: endpoint.method,
    headers: {
      'accept-language': document.documentElement.lang,
      'x-requestId': randomId(20),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(30_000),
  })
  // A refusal comes as an envelope where a file should be.
  const isFile = response.ok && !(response.headers.get('content-type') ?? '').startsWith('application/json')
  if (!isFile) throw new Error(`No file came (${response.status}, expected other than ${codes.failed})`)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = nameOf(response.headers.get('content-disposition')) ?? fileName
  link.click()
  // The browser has taken hold of the blob by the next task; a second is more than enough for slow ones.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

/** The name in `filename*=UTF-8''…`. */
const nameOf = (disposition: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded)
  } catch {
    // Badly encoded: the caller's name will do.
    return null
  }
}
