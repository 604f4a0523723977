import type { Issue } from '#sdk'
import { extensionOf, withFamilies } from '#shared/file-types'
import { bytesOf, typesOf } from './files.ts'

export interface UploadRules {
  readonly maxCount: number
  readonly maxMegabytes: number
  readonly extensions: readonly string[]
}

/**
 * What can be wrong with a file, said before it is sent and again when the answer names it.
 *
 * @param typeId of the question type, whose texts say it: `issue.type`, `.size`, `.empty`, `.single` and `.tooMany`
 */
export const fileIssues = (typeId: string, { maxCount, maxMegabytes, extensions }: UploadRules) => {
  const allowed = new Set(withFamilies(extensions))
  const type: Issue = { code: `${typeId}.type`, params: { types: typesOf(extensions) } }
  const size: Issue = { code: `${typeId}.size`, params: { n: maxMegabytes } }
  const empty: Issue = { code: `${typeId}.empty` }
  const tooMany: Issue =
    maxCount === 1 ? { code: `${typeId}.single` } : { code: `${typeId}.tooMany`, params: { count: maxCount } }
  return {
    tooMany,
    of: (file: { readonly name: string; readonly size: number }): Issue | null => {
      if (!allowed.has(extensionOf(file.name))) return type
      if (file.size === 0) return empty
      return file.size > bytesOf(maxMegabytes) ? size : null
    },
  }
}
