// Files that the server makes while we wait, saved under their name (spec 7, exports).
import { ApiError, type FailureKind } from './api-error.ts'
import { file } from './call.ts'
import type { AnyEndpoint } from './exchange.ts'

/**
 * Fetches a file and hands it to the browser to save.
 * @param fileName with its extension; the server's own name wins when it sends one
 * @returns false when the caller should say 文件下载失败 (spec 8): no file came, and nothing has said so. The end of the
 * session and of the licence say it themselves, and who closed the captcha knows
 */
export const download = async (
  endpoint: AnyEndpoint,
  { query, fileName }: { query?: object; fileName: string },
): Promise<boolean> => {
  try {
    const { content, name } = await file(endpoint, { query, quiet: true })
    save(content, name ?? fileName)
    return true
  } catch (error) {
    return error instanceof ApiError && saidAlready.has(error.kind)
  }
}

const saidAlready: ReadonlySet<FailureKind> = new Set(['unauthenticated', 'licence', 'cancelled'])

const save = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken hold of the blob by the next task; a second is more than enough for slow ones.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
