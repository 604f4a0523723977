import type { Issue } from '#sdk'
import { extensionOf, withFamilies } from '#shared/file-types'
import { bytesOf, typesOf } from './files.ts'

export interface UploadRules {
  readonly maxCount: number
  readonly maxMegabytes: number
  readonly extensions: readonly string[]
}

/** What can be wrong with a file, said before it is sent and again when the answer names it. */
export const fileIssues = ({ maxCount, maxMegabytes, extensions }: UploadRules) => {
  const allowed = new Set(withFamilies(extensions))
  const type: Issue = { code: 'upload.type', params: { types: typesOf(extensions) } }
  const size: Issue = { code: 'upload.size', params: { n: maxMegabytes } }
  const tooMany: Issue =
    maxCount === 1 ? { code: 'upload.single' } : { code: 'upload.tooMany', params: { count: maxCount } }
  return {
    tooMany,
    of: (file: { readonly name: string; readonly size: number }): Issue | null => {
      if (!allowed.has(extensionOf(file.name))) return type
      return file.size > bytesOf(maxMegabytes) ? size : null
    },
  }
}
